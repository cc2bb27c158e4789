import { mix } from '../drawing/color.ts'
import type { Point } from '../drawing/shapes.ts'
import { path, round, traceSmooth } from '../drawing/shapes.ts'
import type { Stage } from '../drawing/stage.ts'
import { reuse } from '../drawing/stage.ts'
import { drawBackdrop } from '../elements/backdrop.ts'
import { drawOnlookers, drawWhaleTail } from '../elements/creatures.ts'
import { drawGrass } from '../elements/grass.ts'
import { drawStrata } from '../elements/outcrops.ts'
import { drawSail } from '../elements/ships.ts'
import { drawBirds, drawSky } from '../elements/sky.ts'
import { drawMist, drawSurf, drawWater } from '../elements/water.ts'
import { characters } from '../regions/character.ts'
import { drawChapelOn } from './sanctuaries.ts'
import type { Motif } from './framing.ts'
import { drawForeground, drawTrees } from './framing.ts'
import { drawIslet } from '../elements/islet.ts'

const drawIsland = (stage: Stage) => {
  const { scene } = stage
  const temple = [
    'arkhangelsk',
    'karelia',
    'pskov',
    'volga',
    'golden-ring',
    'moscow',
    'saint-petersburg',
  ].includes(scene.region)
  const back = reuse(
    stage,
    drawBackdrop(stage, {
      base: 780,
      rise: 0.7,
      hills: characters[scene.region].relief !== 'plain',
    }),
  )
  const island = reuse(
    stage,
    (temple && scene.variant % 2 ? drawChapelOn(stage, 1240, 800, 0.62, 0.1) : '') +
      drawIslet(stage, 1270, 850, 1.12, 0.08),
  )
  const far = drawIslet({ ...stage, random: stage.random.fork('far') }, 520, 796, 0.42, 0.42)
  return (
    drawSky(stage) +
    back +
    far +
    drawWater(stage, { top: 780, mirrored: back }) +
    `<g opacity="0.4"><g transform="matrix(1 0 0 -0.6 0 ${round(850 * 1.6)})">${island}</g></g>` +
    island +
    drawMist(stage, 786, 30, 0.3) +
    drawSail(stage, 640, 960, 1, 0, '#f6efe0') +
    drawForeground(stage, 1215, 'right', 420)
  )
}

const drawCoast = (stage: Stage) => {
  const { light, scene } = stage
  const { earth } = light.base
  const head = drawBackdrop(stage, { base: 740, rise: 0.74, focus: 1440 })
  const shore: Point[] = [
    [1960, 800],
    [1700, 838],
    [1420, 880],
    [1180, 930],
    [1010, 990],
    [860, 1070],
    [700, 1160],
    [520, 1290],
  ]
  const flipped: Point[] = [...shore].reverse()
  const sand = light.base.forestSnow
    ? mix(light.base.snow, earth, 0.2)
    : mix(earth, '#f2deb4', 0.35)
  let text = drawSky(stage) + head + drawWater(stage, { top: 740 }) + drawMist(stage, 744, 30, 0.4)
  text +=
    path(`${traceSmooth(flipped)}L1960 1290Z`, light.lit(sand)) +
    path(
      `${traceSmooth(flipped.map(([x, y]): Point => [x - 8, y + 4]))}L${traceSmooth(shore.map(([x, y]): Point => [x + 52, y + 22])).slice(1)}Z`,
      light.shade(sand),
      { opacity: 0.55 },
    ) +
    drawSurf(
      stage,
      flipped.map(([x, y]): Point => [x - 20, y]),
    )
  const rise: Point[] = [
    [1300, 1290],
    [1480, 1130],
    [1640, 1030],
    [1800, 980],
    [1960, 950],
  ]
  text +=
    path(`${traceSmooth(rise)}L1960 1290Z`, light.paint(mix(sand, light.base.land, 0.55))) +
    drawGrass(
      stage,
      'dune grass',
      rise,
      120,
      60,
      mix(light.base.land, light.base.dark, 0.25),
      0,
      1330,
      1940,
    )
  text += drawTrees(stage, 'dune trees', rise, 1600, 1960, 5, 420)
  const pair =
    scene.season === 'winter'
      ? ''
      : drawOnlookers(stage, 1150, 1066, 0.8, [light.base.accent, '#f2e3c2'])
  return (
    text + pair + drawSail(stage, 560, 850, 0.6, 0.2, '#f6efe0') + drawBirds(stage, 760, 420, 6)
  )
}

const drawSeaCliffs = (stage: Stage) => {
  const { light, scene } = stage
  const { rock } = light.base
  const head: Point[] = [
    [980, 800],
    [1010, 640],
    [1060, 540],
    [1160, 470],
    [1330, 440],
    [1560, 400],
    [1960, 350],
  ]
  const farHead: Point[] = [
    [560, 764],
    [600, 690],
    [700, 650],
    [860, 628],
    [1060, 640],
  ]
  const grass = light.base.meadow
  let text = drawSky(stage) + drawStrata(stage, 'far head', farHead, 772, rock, 0.5, 4)
  const cap = (points: readonly Point[], thick: number, depth: number) =>
    path(
      `${traceSmooth(points)}L${traceSmooth([...points].reverse().map(([x, y]): Point => [x, y + thick])).slice(1)}Z`,
      light.lit(grass, depth),
    )
  text +=
    drawWater(stage, { top: 760 }) +
    drawStrata(stage, 'head', head, 1010, rock, 0.12, 8) +
    cap(head.slice(2), 26, 0.1)
  const stack = (x: number, y: number, wide: number, tall: number, depth: number) => {
    const rim: Point[] = [
      [x - wide, y],
      [x - wide * 0.72, y - tall * 0.55],
      [x - wide * 0.5, y - tall * 0.9],
      [x - wide * 0.1, y - tall],
      [x + wide * 0.34, y - tall * 0.86],
      [x + wide * 0.6, y - tall * 0.5],
      [x + wide, y],
    ]
    return (
      drawStrata(stage, `stack ${x}`, rim, y + 4, rock, depth, 5) +
      foam(stage, x, y + 4, wide * 1.3)
    )
  }
  text +=
    stack(900, 880, 54, 230, 0.2) + stack(700, 930, 74, 330, 0.1) + stack(470, 860, 36, 120, 0.3)
  text += foam(stage, 1180, 1004, 260) + foam(stage, 1480, 1012, 300) + foam(stage, 1800, 1010, 240)
  if (scene.region === 'chukotka' || scene.region === 'kamchatka' || scene.region === 'sakhalin')
    text += drawWhaleTail(stage, 520, 1080, 1)
  const near: Point[] = [
    [1380, 1290],
    [1460, 1190],
    [1600, 1120],
    [1800, 1090],
    [1960, 1070],
  ]
  text +=
    path(`${traceSmooth(near)}L1960 1290Z`, light.shade(mix(grass, light.base.dark, 0.4))) +
    drawGrass(stage, 'cliff grass', near, 110, 46, mix(grass, light.base.dark, 0.25), 0, 1420, 1940)
  return (
    text +
    drawOnlookers(stage, 1690, 1110, 1, [light.base.accent, '#e9c46a']) +
    drawBirds(stage, 980, 330, 9) +
    drawBirds(stage, 640, 500, 5, 11)
  )
}

const foam = (stage: Stage, x: number, y: number, half: number) =>
  path(
    `M${round(x - half)} ${round(y)}Q${round(x - half * 0.4)} ${round(y - 13)} ${round(x)} ${round(y - 3)}T${round(x + half)} ${round(y)}Q${round(x)} ${round(y + 20)} ${round(x - half)} ${round(y)}Z`,
    stage.light.lit('#f6f9f6'),
    { opacity: 0.85 },
  )

export const shores = {
  island: { horizon: 780, sunX: 900, draw: drawIsland },
  coast: { horizon: 740, sunX: 1060, draw: drawCoast },
  'sea-cliffs': { horizon: 760, sunX: 860, draw: drawSeaCliffs },
} satisfies Record<string, Motif>
