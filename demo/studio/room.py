"""The room: one sweep, one set of lights and one kind of camera for every picture."""

import math
from math import pi

import bpy
import numpy as np
from mathutils import Vector

from materials import M
from shapes import mesh, place


def around(target, azimuth, elevation, distance):
    """A point seen from the target at these angles (radians; azimuth 0 is towards the camera's side, -y)."""
    flat = math.cos(elevation)
    return (
        target + Vector((math.sin(azimuth) * flat, -math.cos(azimuth) * flat, math.sin(elevation))) * distance
    )


def sweep_paper(size, turn, glow):
    """A seamless, slightly glowing backdrop behind the goods, turned to the camera."""
    half, front, back, bend = size * 6, size * 4, size * 2.6, size * 1.6
    curve = [
        (back - bend + bend * math.sin(t), bend - bend * math.cos(t)) for t in np.linspace(0, pi / 2, 24)
    ]
    profile = [(-front, 0), *curve, (back, size * 6)]
    paper = M("backdrop", "#f1ebdf", 0.9, Specular=0.08)
    paper.b.inputs["Emission"].default_value = (1, 0.955, 0.89, 1)
    paper.b.inputs["Emission Strength"].default_value = glow
    corners = [(x, y, z) for y, z in profile for x in (-half, half)]
    faces = [(2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2) for i in range(len(profile) - 1)]
    mesh("backdrop", corners, faces, paper).rotation_euler[2] = turn


def black_cards(target, size, turn):
    """Cards just outside the frame, seen in reflections only: they give metal its edges."""
    black = M("flag", (0.012, 0.012, 0.012, 1), 1, Specular=0)
    w, h = 0.16 * size, 0.9 * size
    for degrees in (-96, 100):
        card = mesh("flag", [(-w, 0, -h), (w, 0, -h), (w, 0, h), (-w, 0, h)], [(0, 1, 2, 3)], black)
        azimuth = math.radians(degrees) + turn
        card.location = around(target, azimuth, 0, size * 0.85)
        card.rotation_euler[2] = azimuth
        card.visible_camera = card.visible_diffuse = card.visible_shadow = False


def room(
    target, size, elev=12, azim=0, lens=80, key=1.0, flags=False, glow=0.2, kaz=-52, kel=42, shift=(0, 0)
):
    """Camera, lights and sweep. target: the point looked at; size: the longer side of the field framed there, dm;
    elev, azim: the camera's angles, degrees; kaz, kel: the key light's (raking: kaz -70 to -112);
    flags: black cards for metal; shift: the frame moved by parts of its side."""
    scene, goal = bpy.context.scene, Vector(target)
    turn = math.radians(azim)
    far = size * lens / 36
    eye = bpy.data.cameras.new("cam")
    eye.lens, eye.clip_end, eye.shift_x, eye.shift_y = lens, 500, *shift
    camera = bpy.data.objects.new("cam", eye)
    bpy.context.collection.objects.link(camera)
    scene.camera = camera
    camera.location = around(goal, turn, math.radians(elev), far)
    camera.rotation_euler = (goal - camera.location).to_track_quat("-Z", "Y").to_euler()
    sweep_paper(size, turn, glow)

    def area(name, azimuth, elevation, distance, width, height, power, colour):
        light = bpy.data.lights.new(name, "AREA")
        light.shape, light.size, light.size_y, light.color = "RECTANGLE", width * size, height * size, colour
        light.energy = power * size * size * distance**2
        lamp = bpy.data.objects.new(name, light)
        bpy.context.collection.objects.link(lamp)
        lamp.location = around(goal, math.radians(azimuth) + turn, math.radians(elevation), distance * size)
        lamp.rotation_euler = (goal - lamp.location).to_track_quat("-Z", "Y").to_euler()

    area("key", kaz, kel, 2.6, 1.9, 1.9, 9.5 * key, (1, 0.965, 0.92))
    area("fill", 68, 22, 3.0, 2.2, 2.2, 1.9, (0.95, 0.975, 1))
    area("strip", -74, 6, 2.0, 0.34, 2.4, 6.5, (1, 1, 1))
    area("rim", 155, 48, 2.6, 2.2, 0.6, 6, (1, 0.98, 0.95))
    world = bpy.data.worlds.new("w")
    scene.world = world
    world.use_nodes = True
    sky = world.node_tree.nodes["Background"].inputs
    sky[0].default_value, sky[1].default_value = (1, 0.975, 0.945, 1), 0.23
    if flags:
        black_cards(goal, size, turn)
    scene.view_settings.view_transform, scene.view_settings.look = "Filmic", "High Contrast"


WHITE = {"kaz": -104, "kel": 30, "key": 1.15, "glow": 0.14, "flags": True}
"""How white goods are lit, which are lost on the paper otherwise: from the side, and the paper glows less."""


def shot_of(build, turn, *where, **how):
    """A view: the good, turned by degrees, in the room."""

    def take(colour):
        place(build(colour), rz=turn)
        room(*where, **how)

    return take


def laid(build, turn, *where, **how):
    """A view of what lies flat: the key light rakes over it."""
    return shot_of(build, turn, *where, **{"kaz": -95, "kel": 38, **how})
