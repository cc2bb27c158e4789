import { mix } from '../drawing/color.ts'
import { createNoise } from '../drawing/random.ts'
import type { Point } from '../drawing/shapes.ts'
import {
  canvas,
  heightAt,
  line,
  path,
  polygon,
  rect,
  round,
  traceSmooth,
} from '../drawing/shapes.ts'
import type { Stage } from '../drawing/stage.ts'
import { reuse } from '../drawing/stage.ts'
import { drawBackdrop } from '../elements/backdrop.ts'
import { drawCreature, drawRider, drawTrain } from '../elements/creatures.ts'
import {
  drawBloom,
  drawCushions,
  drawFeatherGrass,
  drawGrass,
  drawRocks,
} from '../elements/grass.ts'
import { drawPoleTent, drawSmoke, drawYurt } from '../elements/houses.ts'
import { drawFold } from '../elements/mountains.ts'
import { drawSky } from '../elements/sky.ts'
import { drawMist, drawWater, pool } from '../elements/water.ts'
import { characters } from '../regions/character.ts'
import type { Motif } from './framing.ts'
import { drawForeground, drawMeadow, drawTrees } from './framing.ts'
import { drawHomeland } from './sanctuaries.ts'

const drawTundra = (stage: Stage) => {
  const { light, scene } = stage
  const { land, rock, autumn, snow } = light.base
  let text = drawSky(stage) + drawBackdrop(stage, { base: 780, rise: 0.8, hills: false })
  for (const [index, depth] of [0.42, 0.26].entries())
    text += drawFold(
      stage,
      `swell ${index}`,
      790 + index * 56,
      60,
      mix(land, rock, 0.25 - index * 0.1),
      depth,
      canvas.height,
      680,
    ).markup
  text += drawMist(stage, 800, 40, 0.4)
  const near = drawMeadow(stage, 'near', 920, 60, 0.12, mix(land, rock, 0.12))
  const shine = mix(light.paint(light.base.water), light.horizon, 0.6)
  text +=
    near.markup +
    pool(stage, 900, 970, 330, 20, shine) +
    pool(stage, 1500, 1010, 260, 22, shine) +
    pool(stage, 420, 1060, 300, 28, shine)
  const warm: [string, ...string[]] =
    scene.season === 'autumn'
      ? ['#b5452f', autumn, '#8a3a3a', mix(land, '#8a7a4a', 0.5)]
      : scene.season === 'winter'
        ? [snow, mix(snow, rock, 0.2)]
        : [mix(land, light.base.conifer, 0.3), land, mix(land, '#b98a5a', 0.4)]
  if (light.base.forestSnow) text += drawCushions(stage, 'drifts', 960, 1280, 20, warm)
  else text += drawCushions(stage, 'cushions', 940, 1290, 70, warm)
  text +=
    drawPoleTent(stage, 1330, 960, 0.9, 0.1) +
    drawPoleTent(stage, 1480, 944, 0.7, 0.16) +
    drawSmoke(stage, 1330, 808, 150)
  const random = stage.random.fork('herd')
  for (let index = 0; index < 7; index++)
    text += drawCreature(
      stage,
      'reindeer',
      560 + index * 88 + random.between(-24, 24),
      980 + random.between(-26, 34),
      random.between(0.44, 0.6),
      '#5a4a42',
      0.1,
      random.chance(0.4),
    )
  return (
    text +
    drawRocks(
      stage,
      'boulders',
      [
        [1700, 1150, 90],
        [1830, 1190, 130],
        [180, 1200, 70],
      ],
      rock,
    )
  )
}

const drawSteppe = (stage: Stage) => {
  const { light, scene } = stage
  const { meadow, earth, rock } = light.base
  const own = characters[scene.region]
  const straw = mix(
    meadow,
    earth,
    scene.season === 'summer' || scene.season === 'autumn' ? 0.42 : 0.12,
  )
  let text = drawSky(stage, 1.3) + drawBackdrop(stage, { base: 840, rise: 0.72, hills: false })
  for (const [index, depth] of [0.42, 0.26, 0.1].entries())
    text += drawFold(
      stage,
      `swell ${index}`,
      850 + index * 72,
      56,
      mix(straw, index % 2 ? '#f0dfa8' : meadow, 0.22),
      depth,
      canvas.height,
      760,
    ).markup
  text += drawMist(stage, 850, 40, 0.4)
  if (own.houses === 'yurt')
    text +=
      drawYurt(stage, 1330, 948, 0.9, 0.1, light.base.accent) +
      drawYurt(stage, 1512, 932, 0.66, 0.18, light.base.accent) +
      drawSmoke(stage, 1344, 832, 130)
  else
    text += [1240, 1400, 1530]
      .map(
        (x, index) =>
          drawRocks(stage, `stone ${index}`, [[x, 950 - index * 8, 20]], rock) +
          polygon(
            [
              [x - 17, 952 - index * 8],
              [x - 12, 872 + index * 6],
              [x + 4, 862 + index * 6],
              [x + 15, 952 - index * 8],
            ],
            light.shade(rock, 0.1),
          ),
      )
      .join('')
  const random = stage.random.fork('herd')
  const kind = own.creature === 'camel' || own.creature === 'saiga' ? own.creature : 'horse'
  for (let index = 0; index < 5; index++)
    text += drawCreature(
      stage,
      kind,
      620 + index * 118 + random.between(-26, 26),
      1000 + random.between(-20, 30),
      random.between(0.6, 0.8),
      '#5a3f30',
      0.08,
      random.chance(0.4),
    )
  const front: Point[] = [
    [-20, 1150],
    [500, 1130],
    [1100, 1160],
    [1500, 1120],
    [1960, 1140],
  ]
  text += drawRider(stage, 1180, 1072, 1, light.base.accent, '#3f2c24')
  text += path(
    `${traceSmooth(front)}L1960 1290L-20 1290Z`,
    light.shade(mix(straw, light.base.dark, 0.3)),
  )
  return (
    text +
    (light.base.forestSnow
      ? drawGrass(stage, 'stubble', front, 90, 60, earth)
      : drawFeatherGrass(stage, 'feather', front, 120, 120, straw)) +
    drawGrass(
      stage,
      'blades',
      [
        [0, 1270],
        [1920, 1270],
      ],
      160,
      74,
      mix(straw, light.base.dark, 0.4),
    ) +
    drawBloom(
      stage,
      'flowers',
      1130,
      1270,
      scene.season === 'spring' ? 130 : 26,
      scene.season === 'spring' ? '#d8452f' : '#f2d98a',
    )
  )
}

const drawDesert = (stage: Stage) => {
  const { light } = stage
  const sand = mix(light.base.earth, '#e8b878', 0.4)
  let text = drawSky(stage, 0.4) + drawBackdrop(stage, { base: 780, rise: 0.75, hills: false })
  const noise = createNoise(stage.random.fork('dunes'), 700)
  for (let index = 0; index < 4; index++) {
    const y = 790 + index * 108
    const depth = 0.46 - index * 0.14
    const crestX = 500 + ((index * 620 + (noise(index * 900) + 1) * 300) % 1100)
    const crest: Point[] = [
      [-80, y + 70],
      [crestX * 0.45, y + 34],
      [crestX * 0.8, y - 44],
      [crestX, y - 88 - index * 14],
      [crestX + 180, y - 40],
      [crestX + 520, y + 30],
      [2000, y + 44 + noise(index * 333) * 20],
    ]
    const side = stage.facing(crestX)
    text += path(
      `${traceSmooth(crest)}L2000 1300L-80 1300Z`,
      side > 0 ? light.lit(sand, depth) : light.shade(sand, depth),
    )
    const ridge = `M${round(crestX)} ${round(y - 88 - index * 14)}Q${round(crestX - 40)} ${round(y + 10)} ${round(crestX + 90)} ${round(y + 80)}T${round(crestX - 30)} ${round(y + 230)}`
    text += path(
      `${ridge}L-80 ${y + 260}L-80 ${y + 70}L${traceSmooth(crest.slice(0, 4)).slice(1)}Z`,
      side > 0 ? light.shade(sand, depth) : light.lit(sand, depth),
      { opacity: 0.8 },
    )
  }
  const ground: Point[] = [
    [600, 1020],
    [1500, 990],
  ]
  for (let index = 0; index < 5; index++)
    text +=
      drawCreature(
        stage,
        'camel',
        760 + index * 148,
        heightAt(ground, 760 + index * 148),
        0.92,
        '#5a3a2c',
        0.02,
      ) +
      rect(
        752 + index * 148,
        heightAt(ground, 760 + index * 148) - 88,
        24,
        18,
        light.paint(index % 2 ? light.base.accent : light.base.roof),
      )
  text += line('M700 1012L1420 988', light.shade(sand), 5, { opacity: 0.35 })
  let waves = ''
  for (let index = 0; index < 24; index++) {
    const y = 1110 + index * 8
    waves += `M-20 ${y}${Array.from({ length: 9 }, (_, step) => `Q${step * 240 + 60} ${round(y - 9 - index * 0.5)} ${step * 240 + 220} ${round(y + (index % 3) * 3)}`).join('')}`
  }
  return (
    text +
    line(waves, light.shade(sand), 2.4, { opacity: 0.24 }) +
    drawTrees(
      stage,
      'saxaul',
      [
        [1600, 1220],
        [1960, 1200],
      ],
      1640,
      1900,
      3,
      300,
    )
  )
}

const drawRailway = (stage: Stage) => {
  const { light } = stage
  const { rock, earth } = light.base
  const view = reuse(stage, drawHomeland(stage, { base: 800 }))
  let text =
    drawSky(stage) +
    view +
    drawWater(stage, { top: 800, mirrored: view, freezes: true }) +
    drawMist(stage, 806, 36, 0.3)
  const random = stage.random.fork('railway')
  const stone = mix(rock, '#cbb9a0', 0.4)
  const deck = 900
  for (let x = 520; x < 1500; x += 150)
    text +=
      path(
        `M${x} ${deck}H${x + 150}V1110H${x + 132}V980A57 57 0 0 0 ${x + 18} 980V1110H${x}Z`,
        light.lit(stone, 0.06),
      ) + rect(stage.facing(x) > 0 ? x : x + 132, deck, 18, 210, light.shade(stone, 0.06))
  text += rect(480, deck - 8, 1040, 20, light.paint(stone))
  const right: Point[] = [
    [1380, 1290],
    [1440, 1110],
    [1500, 930],
    [1570, 890],
    [1700, 880],
    [1960, 876],
  ]
  text += drawTrees(
    stage,
    'cutting wood',
    [
      [1500, 890],
      [1960, 870],
    ],
    1560,
    1960,
    9,
    300,
    0.1,
  )
  text +=
    path(`${traceSmooth(right)}L1960 1290Z`, light.shade(mix(rock, light.base.land, 0.4))) +
    polygon(
      [
        [-20, 892],
        [420, 890],
        [520, 900],
        [560, 1010],
        [610, 1290],
        [-20, 1290],
      ],
      light.paint(mix(rock, light.base.land, 0.45)),
    )
  text +=
    rect(-20, deck - 11, 1980, 7, light.shade(earth)) +
    drawTrain(stage, 1230, deck - 8, 1.12, '#8f2f28', light.base.accent, 7)
  text += drawRocks(
    stage,
    'bank',
    [
      [640, 1120, 60],
      [1330, 1130, 70],
      [1440, 1190, 90],
      [540, 1180, 80],
    ],
    rock,
  )
  return text + drawForeground(stage, 1200, random.chance(0.5) ? 'both' : 'right', 480)
}

export const plains = {
  tundra: { horizon: 790, draw: drawTundra },
  steppe: { horizon: 850, draw: drawSteppe },
  desert: { horizon: 790, draw: drawDesert },
  railway: { horizon: 800, draw: drawRailway },
} satisfies Record<string, Motif>
