import { mix } from '../drawing/color.ts'
import type { Point } from '../drawing/shapes.ts'
import {
  canvas,
  ellipse,
  line,
  path,
  polygon,
  round,
  trace,
  traceSmooth,
} from '../drawing/shapes.ts'
import type { Stage } from '../drawing/stage.ts'
import { reuse } from '../drawing/stage.ts'
import { drawBackdrop } from '../elements/backdrop.ts'
import { drawOnlookers } from '../elements/creatures.ts'
import { drawRocks } from '../elements/grass.ts'
import { drawFold, drawRange } from '../elements/mountains.ts'
import { drawStrata } from '../elements/outcrops.ts'
import { drawBirds, drawSky, radialFade, verticalFade } from '../elements/sky.ts'
import { drawMist, drawRiver, drawWater, ripples } from '../elements/water.ts'
import type { Motif } from './framing.ts'
import { drawForeground, drawTrees } from './framing.ts'

const drawWaterfall = (stage: Stage) => {
  const { light } = stage
  const { rock, conifer, water } = light.base
  let text = drawSky(stage) + drawBackdrop(stage, { base: 620, rise: 0.9, focus: 560 })
  const left: Point[] = [
    [-40, 640],
    [180, 600],
    [420, 626],
    [640, 560],
    [860, 520],
    [1090, 508],
  ]
  const right: Point[] = [
    [1240, 504],
    [1420, 470],
    [1640, 500],
    [1960, 430],
  ]
  const wood = (label: string, ground: Point[], from: number, to: number) =>
    drawTrees(stage, label, ground, from, to, 9, 150, 0.16)
  text += wood('left rim', left, -20, 1060) + wood('right rim', right, 1270, 1960)
  text += polygon(
    [
      [1060, 520],
      [1280, 512],
      [1300, 1010],
      [1040, 1010],
    ],
    light.shade(mix(rock, '#20303a', 0.4)),
  )
  text +=
    drawStrata(stage, 'left cliff', left, 1060, rock, 0.1, 3) +
    drawStrata(stage, 'right cliff', right, 1060, rock, 0.06, 3)
  const random = stage.random.fork('fall')
  const edge = (x: number, spread: number): Point[] => [
    [x, 506],
    [x + spread * 0.2, 640],
    [x + spread * 0.5, 800],
    [x + spread, 1010],
  ]
  const fall = `${traceSmooth(edge(1100, -46))}L${traceSmooth(edge(1236, 52).reverse()).slice(1)}Z`
  text += path(
    fall,
    verticalFade(stage, 500, 1010, [
      [0, light.lit(mix(water, '#ffffff', 0.6))],
      [0.3, light.lit('#f4f9f8')],
      [1, light.lit('#ffffff')],
    ]),
  )
  let threads = ''
  for (let index = 0; index < 26; index++) {
    const t = random.next()
    const y = random.between(510, 820)
    threads += `M${round(1104 + 128 * t)} ${round(y)}Q${round(1100 + 136 * t)} ${round(y + 70)} ${round(1092 + 150 * t)} ${round(y + random.between(90, 190))}`
  }
  text += line(threads, light.shade(mix(water, '#dff0f0', 0.3)), 5, {
    opacity: 0.5,
    'stroke-linecap': 'round',
  })
  text +=
    drawWater(stage, { top: 1006, color: water }) +
    ripples(stage, 'foam', 1008, 1100, 60, light.lit('#ffffff'), 0.7, 1170, 420)
  text += ellipse(
    1168,
    1000,
    420,
    120,
    radialFade(stage, 1168, 1000, 420, [
      [0, light.lit('#ffffff'), 0.75],
      [0.5, light.haze, 0.35],
      [1, light.haze, 0],
    ]),
    {},
  )
  const spots = [
    [860, 1050, 60],
    [1480, 1046, 76],
    [1600, 1070, 54],
    [720, 1080, 74],
    [1010, 1024, 34],
    [1330, 1022, 40],
  ] as const
  return (
    text +
    drawRocks(stage, 'pool rocks', spots, mix(rock, conifer, 0.3)) +
    drawForeground(stage, 1200, 'both', 470)
  )
}

const drawCanyon = (stage: Stage) => {
  const { light } = stage
  const { rock, earth } = light.base
  const red = mix(rock, '#c06a42', 0.42)
  let text =
    drawSky(stage) +
    drawRange(stage, {
      label: 'rim',
      peaks: [
        { x: 500, y: 560, spread: 520 },
        { x: 1500, y: 540, spread: 560 },
      ],
      base: 760,
      color: red,
      depth: 0.56,
      slope: 'mesa',
      rough: 12,
      mist: 0.8,
    })
  text += drawFold(
    stage,
    'floor',
    790,
    30,
    mix(earth, light.base.land, 0.4),
    0.34,
    canvas.height,
  ).markup
  text += drawRiver(stage, 1010, 790, 700, 560, 190)
  const walls = [
    {
      depth: 0.44,
      left: [
        [-40, 560],
        [240, 548],
        [520, 590],
        [640, 640],
        [720, 800],
      ],
      right: [
        [1960, 540],
        [1620, 556],
        [1420, 580],
        [1290, 650],
        [1220, 800],
      ],
      foot: 850,
    },
    {
      depth: 0.26,
      left: [
        [-40, 470],
        [180, 462],
        [360, 500],
        [452, 610],
        [520, 920],
      ],
      right: [
        [1960, 430],
        [1760, 440],
        [1600, 480],
        [1500, 620],
        [1400, 940],
      ],
      foot: 970,
    },
    {
      depth: 0.06,
      left: [
        [-40, 400],
        [90, 420],
        [170, 560],
        [240, 800],
        [300, 1180],
      ],
      right: [
        [1960, 310],
        [1850, 330],
        [1780, 500],
        [1700, 820],
        [1600, 1200],
      ],
      foot: 1230,
    },
  ] as const
  for (const [index, wall] of walls.entries()) {
    text +=
      drawStrata(stage, `left ${index}`, wall.left, wall.foot, red, wall.depth, 8) +
      drawStrata(stage, `right ${index}`, [...wall.right].reverse(), wall.foot, red, wall.depth, 8)
    text += drawMist(stage, wall.foot - 20, 50, 0.2)
  }
  const ledge: Point[] = [
    [1180, 1290],
    [1250, 1210],
    [1420, 1180],
    [1640, 1172],
    [1960, 1150],
  ]
  text +=
    polygon([...ledge, [1960, 1290]], light.shade(mix(red, '#3a2a30', 0.4))) +
    line(trace(ledge, false), light.lit(red), 6) +
    drawOnlookers(stage, 1480, 1178, 1, [light.base.accent, '#e9c46a'])
  return text + drawBirds(stage, 1040, 300, 5)
}

const drawCave = (stage: Stage) => {
  const { light, scene } = stage
  const { rock, water, ice } = light.base
  const view = reuse(stage, drawBackdrop(stage, { base: 800, rise: 0.8, focus: 1120 }))
  const frozen = scene.season === 'winter'
  let text =
    drawSky(stage, 0.5) + view + drawWater(stage, { top: 800, mirrored: view, freezes: true })
  const random = stage.random.fork('mouth')
  const mouth = (grow: number, label: string): Point[] => {
    const rough = random.fork(label)
    return Array.from({ length: 30 }, (_, index) => {
      const angle = Math.PI * (1.13 - (index / 29) * 1.26)
      return [
        1130 + Math.cos(angle) * (610 + grow) * rough.between(0.94, 1.05),
        960 - Math.sin(angle) * (700 + grow * 0.9) * rough.between(0.93, 1.05),
      ]
    })
  }
  for (const [index, grow] of [0, 70, 170].entries()) {
    const edge = mouth(grow, `edge ${index}`)
    const tone = mix(mix(rock, '#2a2633', 0.35 + index * 0.22), light.glow, index === 0 ? 0.12 : 0)
    const [first, last] = [edge[0] ?? [0, 0], edge.at(-1) ?? [0, 0]]
    text += path(
      `M-20 -20H1940V1300H-20Z${trace([...edge, [last[0], 1300], [first[0], 1300]])}`,
      index === 0 ? light.paint(tone) : light.shade(tone),
      { 'fill-rule': 'evenodd' },
    )
  }
  const floor: Point[] = [
    [-20, 1160],
    [260, 1110],
    [520, 1150],
    [760, 1120],
    [1100, 1172],
    [1460, 1128],
    [1700, 1150],
    [1940, 1090],
  ]
  text +=
    polygon([...floor, [1940, 1300], [-20, 1300]], light.shade(mix(rock, '#1d1b28', 0.62))) +
    line(trace(floor, false), light.lit(mix(rock, light.glow, 0.3)), 5, { opacity: 0.5 })
  let drips = ''
  let edges = ''
  for (let index = 0; index < 20; index++) {
    const x = 1130 + (random.next() + random.next() - 1) * 430
    const reach = Math.min(1, Math.abs(x - 1130) / 640)
    const from = 960 - Math.sqrt(Math.max(0, 1 - reach ** 2)) * 790 - 70
    const long = random.between(60, 250) * random.between(0.5, 1)
    const wide = random.between(8, 20) + long * 0.06
    drips += trace([
      [x - wide, from],
      [x - wide * 0.3, from + long * 0.6],
      [x, from + long],
      [x + wide * 0.3, from + long * 0.6],
      [x + wide, from],
    ])
    edges += `M${round(x + stage.facing(x) * wide * 0.8)} ${round(from + 10)}L${round(x)} ${round(from + long)}`
  }
  text +=
    path(drips, frozen ? light.lit(mix(ice, water, 0.2)) : light.shade(mix(rock, '#2a2633', 0.5)), {
      opacity: frozen ? 0.85 : 1,
    }) +
    line(edges, light.lit(frozen ? '#ffffff' : mix(rock, light.glow, 0.4)), 3, { opacity: 0.5 })
  text += drawOnlookers(stage, 800, 1126, 1.1, [light.base.accent, '#cfc2a8'])
  return text
}

export const gorges = {
  waterfall: { horizon: 620, sunX: 780, draw: drawWaterfall },
  canyon: { horizon: 760, sunX: 1000, draw: drawCanyon },
  cave: { horizon: 800, sunX: 1100, draw: drawCave },
} satisfies Record<string, Motif>
