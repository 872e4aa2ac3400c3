"""From scene to picture. The light of a shot is rendered once; every further colour of the goods is that light on
another pigment: a second, bounceless render gives the pigments alone, in a few seconds.
"""

import math
import os
import time

import bpy
import numpy as np
from bpy_extras.object_utils import world_to_camera_view
from mathutils import Vector

from brand import CACHE

BACKDROP = (240, 236, 228)
"""Every picture is graded so that its border has this colour: that does most for one coherent set."""

PASSES = {
    "image": "Image",
    "albedo": "Denoising Albedo",
    "normal": "Denoising Normal",
    "matte": "DiffCol",
    "matte_direct": "DiffDir",
    "matte_indirect": "DiffInd",
    "shine": "GlossCol",
    "shine_direct": "GlossDir",
    "shine_indirect": "GlossInd",
}
PIGMENTS = ("matte", "shine")
GUIDES = ("albedo", "normal")


def expose(width, height, samples, wanted, bounces):
    """Renders the scene; answers the wanted passes as height x width x 3 float arrays, bottom row first."""
    scene = bpy.context.scene
    r, cy, layer = scene.render, scene.cycles, bpy.context.view_layer
    r.engine, cy.device, r.threads_mode, r.threads = "CYCLES", "CPU", "FIXED", 2
    r.resolution_x, r.resolution_y, r.resolution_percentage = width, height, 100
    cy.samples, cy.use_adaptive_sampling, cy.adaptive_threshold = samples, bounces > 0, 0.03
    cy.adaptive_min_samples, cy.use_denoising = min(8, samples), False
    cy.max_bounces, cy.diffuse_bounces, cy.glossy_bounces = bounces, min(2, bounces), min(3, bounces)
    cy.transmission_bounces = min(6, bounces)
    cy.caustics_reflective = cy.caustics_refractive = False
    cy.sample_clamp_indirect, cy.sample_clamp_direct, cy.blur_glossy = 4, 12, 0.6
    cy.pixel_filter_type = "BLACKMAN_HARRIS"
    layer.cycles.denoising_store_passes = True
    for name in (
        "diffuse_color",
        "diffuse_direct",
        "diffuse_indirect",
        "glossy_color",
        "glossy_direct",
        "glossy_indirect",
    ):
        setattr(layer, "use_pass_" + name, True)
    scene.use_nodes = True
    nodes, links = scene.node_tree.nodes, scene.node_tree.links
    nodes.clear()
    layers, out = nodes.new("CompositorNodeRLayers"), nodes.new("CompositorNodeOutputFile")
    out.base_path, out.format.file_format, out.format.color_depth = CACHE, "OPEN_EXR", "32"
    out.file_slots.clear()
    files = {}
    for name in wanted:
        slot = f"pass{os.getpid()}_{name}_"
        out.file_slots.new(slot)
        links.new(layers.outputs[PASSES[name]], out.inputs[slot])
        files[name] = os.path.join(CACHE, slot + "%04d.exr" % scene.frame_current)
    links.new(layers.outputs["Image"], nodes.new("CompositorNodeComposite").inputs[0])
    bpy.ops.render.render()
    return {name: read(file) for name, file in files.items()}


def read(file):
    image = bpy.data.images.load(file)
    image.colorspace_settings.name = "Non-Color"
    pixels = np.empty(len(image.pixels), "f")
    image.pixels.foreach_get(pixels)
    width, height = image.size
    bpy.data.images.remove(image)
    os.unlink(file)
    return pixels.reshape(height, width, 4)[..., :3].copy()


class Light:
    """The light of a shot, without noise: on matte pigment, on shine, and what neither explains (glow, glass).
    It is rendered at half the picture's size: light is smooth, and what is not (edges, print) comes with the pigments.
    """

    def __init__(self, width, height, samples):
        started = time.time()
        p = expose(width // 2, height // 2, samples, tuple(PASSES), 4)
        rendered = time.time()
        matte, shine = p["matte_direct"] + p["matte_indirect"], p["shine_direct"] + p["shine_indirect"]
        rest = np.maximum(p["image"] - matte * p["matte"] - shine * p["shine"], 0)
        clean = denoise(np.concatenate([matte, shine, rest], 2), p["albedo"], p["normal"])
        self.coarse = {name: p[name].repeat(2, 0).repeat(2, 1) for name in (*PIGMENTS, *GUIDES)}
        self.bare = self.pigments(GUIDES)
        small = np.concatenate([p[name] for name in GUIDES], 2)
        self.light = enlarge(clean, small, np.concatenate([self.bare[name] for name in GUIDES], 2))
        print("LIGHT %.1fs FINISH %.1fs" % (rendered - started, time.time() - rendered), flush=True)

    def on(self, bare):
        return (
            self.light[..., :3] * bare["matte"] + self.light[..., 3:6] * bare["shine"] + self.light[..., 6:]
        )

    def pigments(self, more=()):
        """The colours of the scene's materials without any light; beyond the goods those of the light's render."""
        for thing in bpy.context.scene.objects:
            thing.hide_render = thing.hide_render or thing.type == "LIGHT"
        for material in bpy.data.materials:  # bumps have done their work in the light, and cost the most here
            for link in list(material.node_tree.nodes["Principled BSDF"].inputs["Normal"].links):
                material.node_tree.links.remove(link)
        height, width = self.coarse["matte"].shape[:2]
        names = (*PIGMENTS, *more)
        x0, y0, x1, y1 = frame_goods()
        fine = expose(width, height, 8, names, 0)
        inner = (inset(y0, y1, height), inset(x0, x1, width))
        for name in names:
            whole = self.coarse[name].copy()
            whole[inner] = fine[name][inner]
            fine[name] = whole
        return fine


def inset(low, high, side):
    """The pixels well inside a restricted render; at the picture's own edge, all of them."""
    return slice(round(low * side) + 2 if low > 0 else 0, round(high * side) - 2 if high < 1 else side)


def frame_goods():
    """Restricts rendering to what the goods fill of the picture; answers it: left, bottom, right, top as parts of 1."""
    scene = bpy.context.scene
    bpy.context.view_layer.update()
    seen = [
        world_to_camera_view(scene, scene.camera, thing.matrix_world @ Vector(corner))
        for thing in scene.objects
        if thing.type == "MESH" and thing.name.split(".")[0] not in ("backdrop", "flag")
        for corner in thing.bound_box
    ]
    x, y = [p.x for p in seen], [p.y for p in seen]
    box_ = [max(0, min(x) - 0.02), max(0, min(y) - 0.02), min(1, max(x) + 0.02), min(1, max(y) + 0.02)]
    r = scene.render
    r.use_border, r.use_crop_to_border = True, False
    r.border_min_x, r.border_min_y, r.border_max_x, r.border_max_y = box_
    return box_


def enlarge(small, small_guide, guide):
    """Twice the size: every pixel takes the light of those small neighbours that look most like it."""
    total, weights = 0, 0
    edge = [(1, 1), (1, 1), (0, 0)]
    small, small_guide = np.pad(small, edge, "edge"), np.pad(small_guide, edge, "edge")
    height, width = guide.shape[0] // 2, guide.shape[1] // 2
    spread = np.array([1 / 0.05] * 3 + [1 / 0.5] * 3, "f")
    for dy in (0, 1, 2):
        for dx in (0, 1, 2):
            part = (slice(dy, dy + height), slice(dx, dx + width))
            there = small_guide[part].repeat(2, 0).repeat(2, 1)
            near = np.outer(closeness(dy, height), closeness(dx, width))
            k = (near * (np.exp(-np.minimum(((there - guide) ** 2) @ spread, 12)) + 1e-4))[..., None].astype(
                "f"
            )
            total = total + k * small[part].repeat(2, 0).repeat(2, 1)
            weights = weights + k
    return total / weights


def closeness(offset, count):
    """How near the neighbour of this offset (0 before, 1 at, 2 after) is to each of twice `count` pixels."""
    return np.tile([math.exp(-((offset - 1 - shift) ** 2) / 0.5) for shift in (-0.25, 0.25)], count)


def develop(colours, out):
    """Tone-maps linear colours (height x width x 3) into a graded PNG."""
    scene = bpy.context.scene
    height, width = colours.shape[:2]
    film = bpy.data.images.new("final", width, height, float_buffer=True)
    film.colorspace_settings.name = "Linear"
    film.pixels.foreach_set(np.dstack([colours, np.ones((height, width), "f")]).ravel().astype("f"))
    film.update()
    scene.render.image_settings.file_format, scene.render.image_settings.color_mode = "PNG", "RGB"
    scene.use_nodes = False
    film.save_render(out, scene=scene)
    bpy.data.images.remove(film)
    grade(out)


def grade(png):
    """Moves the picture's tones so that the median of its upper border is the backdrop's colour."""
    image = bpy.data.images.load(png)
    image.colorspace_settings.name = "Non-Color"
    width, height = image.size
    x = np.empty(width * height * 4, "f")
    image.pixels.foreach_get(x)
    bpy.data.images.remove(image)
    x = x.reshape(height, width, 4)
    rim = max(4, width // 40)
    parts = (x[-rim:, :, :3], x[height // 2 :, :rim, :3], x[height // 2 :, -rim:, :3])
    median = np.median(np.concatenate([part.reshape(-1, 3) for part in parts]), 0)
    x[..., :3] += (np.array(BACKDROP) / 255 - median) * np.minimum(1.02, x[..., :3] / median) ** 1.5
    graded = bpy.data.images.new("graded", width, height)
    graded.colorspace_settings.name = "Non-Color"
    graded.pixels.foreach_set(np.clip(x, 0, 1).ravel())
    graded.filepath_raw, graded.file_format = png, "PNG"
    graded.save()
    bpy.data.images.remove(graded)


def box(x, r):
    """The mean of every pixel's (2r+1)-square."""
    k = 2 * r + 1
    p = np.pad(x, [(r + 1, r), (r + 1, r)] + [(0, 0)] * (x.ndim - 2), "edge").astype("f8").cumsum(0).cumsum(1)
    return ((p[k:, k:] - p[:-k, k:] - p[k:, :-k] + p[:-k, :-k]) / (k * k)).astype("f")


FLOOR = 0.2


def denoise(light, albedo, normal, reach=4):
    """Non-local means of log light, guided by albedo and normals: Debian's build has no OpenImageDenoise."""
    y = np.log(np.maximum(light, 0) + FLOOR).astype("f")
    height, width, bands = y.shape
    weight = np.repeat(np.array([1.0, 0.5, 0.5], "f"), 3) / 6
    residue = ((y - box(y, 1)) ** 2) @ weight
    noise = box(residue, 4) * 1.3
    noise = np.clip(noise, 1e-6, max(np.percentile(noise, 60) * 2.5, np.percentile(noise, 93)))
    total, weights = y.copy(), np.ones((height, width, 1), "f")
    for dy in range(reach + 1):
        for dx in range(-reach, reach + 1):
            if dy == 0 and dx <= 0:
                continue
            p = (slice(0, height - dy), slice(max(0, -dx), min(width, width - dx)))
            q = (slice(dy, height), slice(max(0, dx), min(width, width + dx)))
            s = np.maximum(noise[p], noise[q])
            far = np.maximum(0, box(((y[p] - y[q]) ** 2) @ weight, 1) - 2 * s) / (2 * s * 0.35)
            edge = ((albedo[p] - albedo[q]) ** 2).sum(2) / 0.00245 + ((normal[p] - normal[q]) ** 2).sum(
                2
            ) / 0.0288
            k = np.exp(-np.minimum(far + edge, 30))[..., None]
            total[p] += k * y[q]
            weights[p] += k
            total[q] += k * y[p]
            weights[q] += k
    return np.maximum(0, np.exp(total / weights) - FLOOR)
