"""Everything the goods are made with, under one import."""

import math
import os
import random
from math import pi

import bpy
import numpy as np
from mathutils import Vector, noise

from brand import CACHE, INK, PAPER, lum, on, srgb
from cloth import *
from materials import *
from room import WHITE, laid, room, shot_of
from shapes import *
