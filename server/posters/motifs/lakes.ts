import { mix } from '../drawing/color.ts'
import type { Point } from '../drawing/shapes.ts'
import { line, path, polygon, round, trace } from '../drawing/shapes.ts'
import type { Stage } from '../drawing/stage.ts'
import { reuse } from '../drawing/stage.ts'
import { drawBackdrop } from '../elements/backdrop.ts'
import { drawCreature, drawOnlookers } from '../elements/creatures.ts'
import { drawGrass, drawLotus, drawReeds, drawRocks } from '../elements/grass.ts'
import { drawBoat, drawSail } from '../elements/ships.ts'
import { drawBirds, drawSky } from '../elements/sky.ts'
import { drawMist, drawRiver, drawWater, isFrozen } from '../elements/water.ts'
import { drawHomeland } from './sanctuaries.ts'
import type { Motif } from './framing.ts'
import { drawForeground, drawMeadow, drawTrees } from './framing.ts'
import { drawIslet } from '../elements/islet.ts'

const drawLake = (stage: Stage) => {
  const view = reuse(
    stage,
    drawHomeland(stage, { base: 800 }) +
      (stage.scene.region === 'karelia' || stage.scene.region === 'baikal'
        ? drawIslet(stage, 1290, 806, 0.8, 0.14)
        : ''),
  )
  const random = stage.random.fork('lake')
  const sides = random.pick(['right', 'both', 'left', 'right'] as const)
  const life = [
    () =>
      drawBoat(
        stage,
        random.between(560, 1100),
        random.between(930, 1040),
        1.15,
        stage.light.base.accent,
        random.chance(0.5),
      ),
    () =>
      drawSail(
        stage,
        random.between(620, 1180),
        random.between(890, 960),
        random.between(0.8, 1.1),
        0.06,
        '#f6efe0',
        random.chance(0.5),
      ),
    () =>
      drawOnlookers(stage, sides === 'left' ? 1240 : 980, sides === 'left' ? 1232 : 1222, 1.3, [
        stage.light.base.accent,
        '#e9c46a',
      ]),
    () => drawBirds(stage, random.between(700, 1000), random.between(300, 440), 7),
  ] as const
  const alive = isFrozen(stage) ? life[2]() : random.pick(life)()
  return (
    drawSky(stage) +
    view +
    drawWater(stage, { top: 800, mirrored: view, freezes: true }) +
    drawMist(stage, 806, 44, 0.35) +
    alive +
    drawForeground(stage, 1190, sides, random.between(440, 640))
  )
}

const drawRiverScene = (stage: Stage) => {
  const { light } = stage
  const random = stage.random.fork('river')
  let text = drawSky(stage) + drawHomeland(stage, { base: 800 })
  const bank = drawMeadow(stage, 'banks', 812, 30, 0.2)
  text += bank.markup + drawRiver(stage, 1210, 812, random.between(620, 860), 900, 240)
  text +=
    drawTrees(
      stage,
      'left bank',
      [
        [0, 960],
        [620, 900],
      ],
      -40,
      460,
      13,
      190,
      0.16,
    ) +
    drawTrees(
      stage,
      'right bank',
      [
        [1300, 890],
        [1960, 960],
      ],
      1420,
      1960,
      11,
      230,
      0.12,
    )
  const spots = [
    [1250, 1180, 40],
    [1330, 1210, 60],
    [330, 1160, 46],
    [240, 1190, 70],
  ] as const
  return (
    text +
    drawMist(stage, 840, 50, 0.4) +
    drawRocks(stage, 'bank stones', spots, light.base.rock) +
    drawForeground(stage, 1225, 'right', 600)
  )
}

const drawIce = (stage: Stage) => {
  const { light } = stage
  const { ice, water, snow } = light.base
  const view = reuse(
    stage,
    drawBackdrop(stage, { base: 740, rise: 0.75 }) +
      (stage.scene.region === 'baikal' ? drawIslet(stage, 1300, 748, 0.6, 0.2) : ''),
  )
  const deep = mix(water, '#0f7f95', 0.4)
  let text =
    drawSky(stage) +
    view +
    drawWater(stage, { top: 740, mirrored: view, calm: 0.35, color: mix(ice, deep, 0.5) })
  text += polygon(
    [
      [-20, 744],
      [1940, 744],
      [1940, 790],
      [1500, 772],
      [900, 786],
      [300, 768],
      [-20, 782],
    ],
    light.lit(snow, 0.3),
    { opacity: 0.9 },
  )
  const random = stage.random.fork('cracks')
  let major = ''
  let minor = ''
  const branch = (x: number, y: number, angle: number, width: number, steps: number) => {
    const points: Point[] = [[x, y]]
    let [px, py, heading] = [x, y, angle]
    for (let step = 0; step < steps; step++) {
      const near = Math.max(0.12, (py - 740) / 540)
      heading += random.between(-0.5, 0.5)
      px += Math.cos(heading) * 120 * near
      py += Math.sin(heading) * 46 * near + 4
      points.push([px, py])
      if (width > 3 && random.chance(0.5))
        branch(px, py, heading + (random.chance(0.5) ? 0.9 : -0.9), width * 0.4, 4)
    }
    const d = trace(points, false)
    if (width > 3) major += d
    else minor += d
  }
  for (let index = 0; index < 9; index++)
    branch(
      random.between(-100, 2000),
      780 + index * 46,
      random.between(0.1, 0.9) * (random.chance(0.5) ? 1 : -1) + (index % 2 ? Math.PI : 0),
      6,
      11,
    )
  text +=
    line(major, light.lit('#ffffff'), 5.5, { opacity: 0.75, 'stroke-linejoin': 'round' }) +
    line(major, light.shade(deep), 2, { opacity: 0.5 }) +
    line(minor, light.lit('#ffffff'), 2.4, { opacity: 0.7 })
  for (let index = 0; index < 5; index++) {
    const y = 830 + index * 80
    const x = random.between(0, 1900)
    const reach = 160 + index * 70
    text += path(
      `M${round(x - reach)} ${y}Q${round(x - reach * 0.3)} ${y - 14} ${round(x)} ${y - 4}T${round(x + reach)} ${y}Q${round(x)} ${y + 16} ${round(x - reach)} ${y}Z`,
      light.lit(snow),
      { opacity: 0.55 },
    )
  }
  const shard = (x: number, y: number, size: number) => {
    const tilt = random.between(-0.9, 0.9) * size
    const [wide, tall] = [size * random.between(0.7, 1.5), size * random.between(0.5, 1.15)]
    const slab: Point[] = [
      [x - wide / 2, y + 6],
      [x - wide / 2 + tilt * 0.7, y - tall * random.between(0.7, 1)],
      [x + tilt, y - tall],
      [x + wide / 2 + tilt * 0.5, y - tall * random.between(0.3, 0.6)],
      [x + wide / 2, y + 6],
    ]
    const side = stage.facing(x)
    const thick = size * 0.2 * -side
    const rim: Point[] = slab.map(([px, py]) => [px + thick, py + size * 0.07])
    return (
      polygon(rim, light.shade(mix(deep, '#58c4cf', 0.4))) +
      polygon(
        slab,
        random.chance(0.45)
          ? light.lit(mix(ice, '#ffffff', 0.5))
          : light.lit(mix(ice, '#5fd3dc', 0.5)),
      ) +
      line(trace(slab.slice(1, 4), false), light.lit('#ffffff'), Math.max(2, size * 0.05), {
        opacity: 0.9,
      })
    )
  }
  const spots = Array.from({ length: 44 }, () => random.next()).sort((a, b) => a - b)
  for (const t of spots)
    text += shard(
      1180 + t * 330 + random.between(-1, 1) * (120 + 330 * t),
      800 + 460 * t ** 1.3,
      14 + 120 * t * random.between(0.5, 1.1),
    )
  return text + drawOnlookers(stage, 760, 984, 0.9, [light.base.accent, '#e9c46a'])
}

const drawWetland = (stage: Stage) => {
  const { light, scene } = stage
  const view = reuse(stage, drawHomeland(stage, { base: 760, rise: 0.7 }))
  const south =
    ['astrakhan', 'kalmykia', 'primorye', 'volga'].includes(scene.region) &&
    (scene.season === 'summer' || scene.season === 'spring')
  let text =
    drawSky(stage) +
    view +
    drawWater(stage, { top: 760, mirrored: view, calm: 0.6, freezes: true }) +
    drawMist(stage, 770, 50, 0.45)
  const random = stage.random.fork('islets')
  for (let index = 0; index < 8; index++) {
    const t = index / 8
    const [x, y] = [random.between(-60, 1980), 790 + 300 * t ** 1.3]
    const half = 90 + 260 * t
    const tone = mix(light.base.meadow, light.base.earth, 0.15)
    text +=
      path(
        `M${round(x - half)} ${round(y)}Q${round(x)} ${round(y - 16 - 22 * t)} ${round(x + half)} ${round(y)}Q${round(x)} ${round(y + 12)} ${round(x - half)} ${round(y)}Z`,
        light.paint(tone, 0.22 * (1 - t)),
      ) +
      drawGrass(
        stage,
        `islet ${index}`,
        [
          [x - half, y],
          [x, y - 8],
          [x + half, y],
        ],
        36,
        30 + 34 * t,
        mix(tone, light.base.dark, 0.25),
        0.16 * (1 - t),
        x - half * 0.85,
        x + half * 0.85,
      )
  }
  if (south) text += drawLotus(stage, 'lotus', 860, 1240, 46)
  text += isFrozen(stage)
    ? ''
    : drawCreature(stage, 'crane', 1290, 1010, 1.25, '#efe9dc', 0) +
      drawCreature(stage, 'crane', 1400, 1030, 1.1, '#efe9dc', 0, true)
  text +=
    drawReeds(stage, 'right reeds', 1780, 1280, 420, 430, 34) +
    drawReeds(stage, 'left reeds', 120, 1290, 380, 260, 26)
  return text + drawBirds(stage, 820, 360, 9)
}

export const lakes = {
  lake: { horizon: 800, draw: drawLake },
  river: { horizon: 800, draw: drawRiverScene },
  ice: { horizon: 740, draw: drawIce },
  wetland: { horizon: 760, draw: drawWetland },
} satisfies Record<string, Motif>
