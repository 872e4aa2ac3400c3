"""From scene to picture. The light of a shot is rendered once; every further colour of the goods is that light on
another pigment: a second, bounceless render gives the pigments alone, in a few seconds. Each is denoised as a whole.
"""

import os

import bpy
import numpy as np
from bpy_extras.object_utils import world_to_camera_view
from mathutils import Vector

from brand import CACHE
from denoise import denoise

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
PIGMENTS = ("matte", "shine", "albedo")


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
    """The light of a shot, as the samples left it: on matte pigment, on shine, and what neither explains (glow, glass)."""

    def __init__(self, width, height, samples):
        self.passes = p = expose(width, height, samples, tuple(PASSES), 4)
        self.matte, self.shine = (
            p["matte_direct"] + p["matte_indirect"],
            p["shine_direct"] + p["shine_indirect"],
        )
        self.rest = np.maximum(p["image"] - self.matte * p["matte"] - self.shine * p["shine"], 0)
        self.samples = samples
        self.picture = denoise(p["image"], p["albedo"], p["normal"])

    def on_other_pigments(self):
        """The picture of the scene as it is now: the same goods in another colour, under this light."""
        for thing in bpy.context.scene.objects:
            thing.hide_render = thing.hide_render or thing.type == "LIGHT"
        for material in bpy.data.materials:  # bumps have done their work in the light, and cost the most here
            for link in list(material.node_tree.nodes["Principled BSDF"].inputs["Normal"].links):
                material.node_tree.links.remove(link)
        height, width = self.matte.shape[:2]
        x0, y0, x1, y1 = frame_goods()
        bare = expose(width, height, self.samples, PIGMENTS, 0)
        seen = (inset(y0, y1, height, 2), inset(x0, x1, width, 2))
        light = (
            self.matte[seen] * bare["matte"][seen] + self.shine[seen] * bare["shine"][seen] + self.rest[seen]
        )
        fresh = self.picture.copy()
        fresh[seen] = denoise(light, bare["albedo"][seen], self.passes["normal"][seen])
        picture, goods = self.picture.copy(), (inset(y0, y1, height, 16), inset(x0, x1, width, 16))
        picture[goods] = fresh[goods]  # without the window's border: there the network saw only half of what it needs
        return picture


def inset(low, high, side, pixels):
    """What is well inside of low to high (parts of 1), `pixels` from the border; at the picture's own edge, all of it."""
    return slice(
        round(low * side) + pixels if low > 0 else 0, round(high * side) - pixels if high < 1 else side
    )


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
    if not scene.get("is set"):
        grade(out)


def grade(png):
    """Moves the picture's tones so that the median of its upper border, or of the floor, is the backdrop's colour."""
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
    floor = x[:rim, :, :3].reshape(-1, 3)
    if floor.std(0).max() < 0.02 and (np.median(floor, 0) - median).max() > 0.027:
        median = np.median(floor, 0)  # the goods fill the upper border
    x[..., :3] += (np.array(BACKDROP) / 255 - median) * np.minimum(1.02, x[..., :3] / median) ** 1.5
    graded = bpy.data.images.new("graded", width, height)
    graded.colorspace_settings.name = "Non-Color"
    graded.pixels.foreach_set(np.clip(x, 0, 1).ravel())
    graded.filepath_raw, graded.file_format = png, "PNG"
    graded.save()
    bpy.data.images.remove(graded)
