"""Materials: a thin wrapper round Principled node trees, and the stuffs the goods are made of. Lengths are dm."""

import bpy
import math
from math import pi

from brand import art, srgb


class M:
    """Thin wrapper round a Principled node tree."""

    def __init__(s, name, col=(0.8, 0.8, 0.8, 1), rough=0.5, **kw):
        s.mat = bpy.data.materials.new(name)
        s.mat.use_nodes = True
        s.nt = s.mat.node_tree
        s.b = s.nt.nodes["Principled BSDF"]
        s.b.inputs["Base Color"].default_value = srgb(col) if isinstance(col, str) else col
        s.b.inputs["Roughness"].default_value = rough
        for k, v in kw.items():
            s.b.inputs[k.replace("_", " ")].default_value = v

    def n(s, t, **kw):
        x = s.nt.nodes.new("ShaderNode" + t)
        for k, v in kw.items():
            if k in x.inputs.keys():
                x.inputs[k].default_value = v
            else:
                setattr(x, k, v)
        return x

    def l(s, a, b):
        s.nt.links.new(a, b)

    def m(s, op, a, b=None, c=None, clamp=False):
        x = s.n("Math", operation=op, use_clamp=clamp)
        for i, v in enumerate((a, b, c)):
            if v is None:
                continue
            if isinstance(v, (int, float)):
                x.inputs[i].default_value = v
            else:
                s.l(v, x.inputs[i])
        return x.outputs[0]

    def attr(s, name):
        return s.n("Attribute", attribute_name=name).outputs["Fac"]

    def uv(s):
        x = s.n("SeparateXYZ")
        s.l(s.n("UVMap").outputs[0], x.inputs[0])
        return x.outputs

    def obj(s):
        return s.n("TexCoord").outputs["Object"]

    def noise(s, scale, detail=3, rough=0.5, vec=None, stretch=None):
        t = s.n("TexNoise", Scale=scale, Detail=detail, Roughness=rough)
        v = vec or s.obj()
        if stretch:
            mp = s.n("Mapping")
            mp.inputs["Scale"].default_value = stretch
            s.l(v, mp.inputs[0])
            v = mp.outputs[0]
        s.l(v, t.inputs[0])
        return t.outputs["Fac"]

    def bump(s, h, strength=0.3, dist=0.01):
        """all heights are summed into ONE bump node"""
        x = s.m("MULTIPLY", h, strength * dist)
        if getattr(s, "hs", None) is None:
            s.bn = s.n("Bump", Strength=1.0, Distance=1.0)
            s.l(s.bn.outputs[0], s.b.inputs["Normal"])
            s.hs = x
        else:
            s.hs = s.m("ADD", s.hs, x)
        s.l(s.hs, s.bn.inputs["Height"])
        return s

    def mix(s, fac, sock, val):
        """blend principled input `sock` towards val by fac"""
        i = s.b.inputs[sock]
        if i.type == "RGBA":
            x = s.n("MixRGB")
            s.l(fac, x.inputs[0])
            if i.links:
                s.l(i.links[0].from_socket, x.inputs[1])
            else:
                x.inputs[1].default_value = i.default_value
            if hasattr(val, "is_output"):
                s.l(val, x.inputs[2])
            else:
                x.inputs[2].default_value = srgb(val) if isinstance(val, str) else val
            s.l(x.outputs[0], i)
        else:
            x = s.n("MapRange")
            s.l(fac, x.inputs[0])
            if i.links:
                s.l(i.links[0].from_socket, x.inputs[3])
            else:
                x.inputs[3].default_value = i.default_value
            x.inputs[4].default_value = val
            s.l(x.outputs[0], i)
        return s

    def decal(s, kind, cx, cy, w, col=None, rough=None, metal=None, emboss=0, rot=0, amount=1, flip=1):
        """print brand art centred at uv (cx,cy) dm, w dm wide"""
        img = bpy.data.images.load(art(kind), check_existing=True)
        asp = img.size[1] / img.size[0]
        t = s.n("TexImage", image=img, extension="CLIP", interpolation="Cubic")
        o = s.uv()
        u = s.m("SUBTRACT", o[0], cx)
        v = s.m("SUBTRACT", o[1], cy)
        if rot:
            c, n_ = math.cos(rot), math.sin(rot)
            u, v = s.m("ADD", s.m("MULTIPLY", u, c), s.m("MULTIPLY", v, n_)), s.m(
                "SUBTRACT", s.m("MULTIPLY", v, c), s.m("MULTIPLY", u, n_)
            )
        cb = s.n("CombineXYZ")
        s.l(s.m("MULTIPLY_ADD", u, 1 / w, 0.5), cb.inputs[0])
        s.l(s.m("MULTIPLY_ADD", v, flip / (w * asp), 0.5), cb.inputs[1])
        s.l(cb.outputs[0], t.inputs[0])
        a = t.outputs["Alpha"]
        if amount != 1:
            a = s.m("MULTIPLY", a, amount)
        if col:
            s.mix(a, "Base Color", col)
        if rough is not None:
            s.mix(a, "Roughness", rough)
        if metal is not None:
            s.mix(a, "Metallic", metal)
        if emboss:
            s.bump(a, 0.6, emboss)
        return s


def ceramic(col):
    m = M("ceramic", col, 0.16, Clearcoat=0.6, Clearcoat_Roughness=0.04, Specular=0.5)
    m.bump(m.noise(5, 2), 0.10, 0.02)
    return m


def steel(rough=0.26, aniso=0.6, tint=(0.62, 0.62, 0.61, 1), axis="Z", grain=True):
    m = M("steel", tint, rough, Metallic=1, Anisotropic=aniso)
    t = m.n("Tangent", direction_type="RADIAL", axis=axis)
    m.l(t.outputs[0], m.b.inputs["Tangent"])
    if grain:
        st = {"Z": (1, 1, 60), "X": (60, 1, 1), "Y": (1, 60, 1)}[axis]
        g = m.noise(3, 4, 0.7, stretch=st)
        m.bump(g, 0.12, 0.004)
        m.mix(m.m("MULTIPLY", g, 0.35), "Roughness", rough + 0.25)
    return m


def teeth(along):
    """A zip's closed chain: metal teeth, dark gaps. along: the socket that counts dm along it (12 teeth in 3 cm)."""
    m = steel(0.32, 0.0, (0.46, 0.46, 0.46, 1), grain=False)
    wave = m.m("SINE", m.m("MULTIPLY", along(m), 2 * pi * 40))
    m.mix(m.m("LESS_THAN", wave, -0.1), "Base Color", (0.02, 0.02, 0.022, 1))
    m.mix(m.m("LESS_THAN", wave, -0.1), "Metallic", 0.2)
    return m.bump(wave, 0.5, 0.004)


def powder(col):
    m = M("powder", col, 0.40, Specular=0.5)
    m.bump(m.noise(95, 2, 0.6), 0.22, 0.006)
    return m


def plastic(col, rough=0.22):
    return M("plastic", col, rough, Specular=0.5)


def softtouch(col):
    m = M("soft", col, 0.58, Specular=0.35)
    m.bump(m.noise(160, 2), 0.12, 0.003)
    return m


def paper(col="#f1ead9", rough=0.8):
    m = M("paper", col, rough, Specular=0.2)
    m.bump(m.noise(60, 4), 0.12, 0.004)
    return m


def pages(col="#efe6d2", n=34, axis=2):
    """paper block edge: stacked sheet lines along object z"""
    m = M("pages", col, 0.85, Specular=0.1)
    x = m.n("SeparateXYZ")
    m.l(m.obj(), x.inputs[0])
    f = m.noise(1.2, 4, 0.6, stretch=(1, 1, n * 6))
    m.mix(m.m("MULTIPLY", f, 0.32), "Base Color", "#a8977a")
    m.bump(f, 0.35, 0.006)
    return m


def leather(col, scale=55):
    m = M("pu", col, 0.46, Specular=0.4)
    t = m.n("TexVoronoi", Scale=scale, feature="SMOOTH_F1")
    m.l(m.obj(), t.inputs["Vector"])
    m.bump(t.outputs[0], 0.18, 0.008)
    m.bump(m.noise(8, 3), 0.05, 0.02)
    m.mix(m.m("MULTIPLY", m.noise(6, 3), 0.25), "Roughness", 0.6)
    return m


def wood(col="#b98a55", axis="Z"):
    m = M("wood", col, 0.45, Specular=0.3)
    st = {"Z": (9, 9, 0.6), "X": (0.6, 9, 9), "Y": (9, 0.6, 9)}[axis]
    g = m.noise(2.2, 6, 0.65, stretch=st)
    r = m.n("ValToRGB")
    m.l(g, r.inputs[0])
    e = r.color_ramp.elements
    e[0].position, e[0].color = 0.3, srgb("#8a5f35")
    e[1].position, e[1].color = 0.7, srgb(col)
    m.l(r.outputs[0], m.b.inputs["Base Color"])
    m.bump(g, 0.15, 0.004)
    return m


def fabric(col, kind="jersey", count=26, strength=0.35, dist=0.012):
    """count = threads (or wales) per dm, from the UVs"""
    m = M(
        "fabric", col, 0.92, Specular=0.15
    )  # no sheen: it counts as pigment, and the light could not be moved to other colours
    o = m.uv()
    u = m.m("MULTIPLY", o[0], pi * count)
    v = m.m("MULTIPLY", o[1], pi * count)
    jit = m.noise(9, 3)
    u = m.m("MULTIPLY_ADD", jit, 0.8, u)
    v = m.m("MULTIPLY_ADD", jit, 0.8, v)
    su, sv = m.m("SINE", u), m.m("SINE", v)
    au, av = m.m("ABSOLUTE", su), m.m("ABSOLUTE", sv)
    if kind == "weave":
        ck = m.m("GREATER_THAN", m.m("MULTIPLY", su, sv), 0)
        h = m.m("ADD", m.m("MULTIPLY", au, ck), m.m("MULTIPLY", av, m.m("SUBTRACT", 1, ck)))
    else:
        h = m.m(
            "MULTIPLY",
            au,
            m.m("MULTIPLY_ADD", m.m("SINE", m.m("MULTIPLY_ADD", au, 2.2, m.m("MULTIPLY", v, 2))), 0.3, 0.7),
        )
    m.h = h
    m.bump(h, strength, dist)
    # yarn-scale colour variation: slub + darker gaps between threads
    dark = tuple(x * 0.55 for x in srgb(col)[:3]) + (1,)
    m.mix(m.m("MULTIPLY", m.m("SUBTRACT", 1, h), 0.28), "Base Color", dark)
    sl = m.noise(7, 5, 0.7)
    lite = tuple(min(1, x * 1.25 + 0.01) for x in srgb(col)[:3]) + (1,)
    m.mix(m.m("MULTIPLY", sl, 0.35), "Base Color", lite)
    return m


def seam(m, d, at, width=0.012, depth=0.5, dist=0.02, stitch=None):
    """a sewn line where distance socket d == at; stitch = socket to dash the thread along"""
    k = m.m("SUBTRACT", 1, m.m("DIVIDE", m.m("ABSOLUTE", m.m("SUBTRACT", d, at)), width), clamp=True)
    if stitch is not None:
        k2 = m.m(
            "MULTIPLY", k, m.m("GREATER_THAN", m.m("SINE", m.m("MULTIPLY", stitch, 2 * pi * 3.6 * 10)), -0.35)
        )
        m.bump(k2, depth, dist)
    wide = m.m("SUBTRACT", 1, m.m("DIVIDE", m.m("ABSOLUTE", m.m("SUBTRACT", d, at)), width * 3), clamp=True)
    m.bump(m.m("SUBTRACT", 1, wide), depth, dist)
    return m
