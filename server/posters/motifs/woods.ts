import { mix } from '../drawing/color.ts'
import { canvas } from '../drawing/shapes.ts'
import type { Stage } from '../drawing/stage.ts'
import { reuse } from '../drawing/stage.ts'
import { drawBackdrop } from '../elements/backdrop.ts'
import { drawSpruces, drawWoodEdge } from '../elements/conifers.ts'
import { drawOnlookers } from '../elements/creatures.ts'
import { drawBloom, drawGrass } from '../elements/grass.ts'
import { drawFire, drawSmoke, drawTent, drawYurt } from '../elements/houses.ts'
import { drawFold } from '../elements/mountains.ts'
import { drawBirds, drawSky } from '../elements/sky.ts'
import { drawBirch, drawLeafTree, drawLeafVeil, drawThicket } from '../elements/trees.ts'
import { drawMist, drawWater } from '../elements/water.ts'
import { characters } from '../regions/character.ts'
import type { Motif } from './framing.ts'
import { drawForeground, drawMeadow, drawTrees } from './framing.ts'
import { drawHomeland } from './sanctuaries.ts'

const drawTaiga = (stage: Stage) => {
  const { light, scene } = stage
  const { conifer, land } = light.base
  const gold =
    scene.season === 'autumn' && characters[scene.region].forest === 'larch'
      ? mix(light.base.autumn, conifer, 0.3)
      : conifer
  let text = drawSky(stage) + drawBackdrop(stage, { base: 740, rise: 0.8, hills: false })
  for (let index = 0; index < 5; index++) {
    const depth = 0.56 - index * 0.13
    const fold = drawFold(
      stage,
      `wood ${index}`,
      742 + index * 92,
      110,
      mix(land, conifer, 0.86),
      depth,
      canvas.height,
      520 - index * 30,
    )
    const height = 40 + index * 46
    text +=
      index < 2
        ? drawWoodEdge(stage, `edge ${index}`, fold.line, height * 1.15, depth, canvas.height, gold)
        : fold.markup +
          drawSpruces(stage, {
            label: `row ${index}`,
            ground: fold.line,
            count: 120 - index * 18,
            height: height * 1.3,
            depth: depth * 0.8,
            color: index % 2 ? gold : conifer,
            clumps: 0.1,
          })
    text += drawMist(stage, 800 + index * 90, 46, 0.38 - index * 0.07)
  }
  return text + drawBirds(stage, 820, 400, 5) + drawForeground(stage, 1210, 'right', 720)
}

const drawBirchWood = (stage: Stage) => {
  const { light, scene } = stage
  const random = stage.random.fork('grove')
  let text = drawSky(stage, 0.5) + drawBackdrop(stage, { base: 840, rise: 0.6 })
  const meadow = drawMeadow(stage, 'glade', 880, 40, 0.2)
  text += meadow.markup
  for (let index = 0; index < 13; index++)
    text += drawBirch(
      stage,
      660 + 104 * index + random.between(-40, 40),
      925 + random.between(0, 20),
      random.between(9, 15),
      random.between(560, 640),
      0.3,
    )
  for (let index = 0; index < 13; index++)
    text += drawLeafTree(
      stage,
      700 + index * 104 + random.between(-40, 40),
      930 + random.between(-14, 14),
      random.between(300, 430),
      0.32 - (index % 3) * 0.07,
      undefined,
      0.6,
    )
  text += drawThicket(stage, 'undergrowth', meadow.line, 46, 0.34) + drawMist(stage, 910, 40, 0.3)
  const near = drawMeadow(
    stage,
    'floor',
    1010,
    50,
    0.06,
    mix(light.base.meadow, light.base.leaves, 0.3),
  )
  text +=
    near.markup +
    drawBloom(
      stage,
      'leaves on the ground',
      1020,
      1270,
      scene.season === 'autumn' ? 150 : 70,
      scene.season === 'autumn' ? light.base.autumn : '#f4ecd0',
    )
  const trunks = [
    [250, 1120, 34],
    [1130, 1100, 38],
    [1320, 1190, 62],
    [1560, 1140, 48],
    [1780, 1250, 92],
    [60, 1230, 74],
  ] as const
  for (const [x, y, width] of [...trunks].sort((a, b) => a[1] - b[1]))
    text += drawBirch(stage, x + random.between(-26, 26), y, width, -40, y < 1130 ? 0.1 : 0)
  text +=
    drawLeafVeil(stage, 'right leaves', 1600, 90, 640, 250, 330, 0) +
    drawLeafVeil(stage, 'left leaves', 40, 40, 240, 190, 90, 0)
  return (
    text +
    drawGrass(
      stage,
      'floor grass',
      [
        [0, 1230],
        [1920, 1240],
      ],
      light.base.forestSnow ? 30 : 200,
      54,
      mix(light.base.meadow, light.base.dark, 0.35),
    )
  )
}

const drawCamp = (stage: Stage) => {
  const { light, scene } = stage
  const view = reuse(stage, drawHomeland(stage, { base: 800 }))
  const yurts = characters[scene.region].houses === 'yurt'
  let text =
    drawSky(stage) +
    view +
    drawWater(stage, { top: 800, bottom: 1060, mirrored: view, freezes: true }) +
    drawMist(stage, 806, 40, 0.3)
  const bank = drawMeadow(
    stage,
    'bank',
    1010,
    34,
    0.04,
    mix(light.base.meadow, light.base.conifer, light.base.forestSnow ? 0.05 : 0.25),
  )
  text += drawTrees(stage, 'behind camp', bank.line, 1500, 1960, 6, 470, 0.06) + bank.markup
  text += yurts
    ? drawYurt(stage, 1320, 1100, 1.5, 0, light.base.accent) +
      drawYurt(stage, 1640, 1074, 1.1, 0.05, light.base.accent)
    : drawTent(stage, 1300, 1110, 1.6, light.base.accent) +
      drawTent(stage, 1580, 1076, 1.1, '#e2b04a')
  text +=
    drawFire(stage, 960, 1140, 1.1) +
    drawSmoke(stage, 960, 1090, 240) +
    drawOnlookers(stage, 826, 1130, 0.95, [light.base.roof, light.base.accent])
  return (
    text +
    drawGrass(
      stage,
      'camp grass',
      [
        [0, 1240],
        [1920, 1250],
      ],
      light.base.forestSnow ? 40 : 220,
      52,
      mix(light.base.land, light.base.dark, 0.4),
    ) +
    drawTrees(
      stage,
      'left spruces',
      [
        [-80, 1120],
        [400, 1160],
      ],
      -60,
      190,
      4,
      330,
    )
  )
}

export const woods = {
  taiga: { horizon: 760, draw: drawTaiga },
  birch: { horizon: 840, draw: drawBirchWood },
  camp: { horizon: 800, draw: drawCamp },
} satisfies Record<string, Motif>
