import { mix } from '../drawing/color.ts'
import type { Point } from '../drawing/shapes.ts'
import { circle, group, line, path, polygon, rect, round } from '../drawing/shapes.ts'
import type { Stage } from '../drawing/stage.ts'
import { reuse } from '../drawing/stage.ts'
import { drawBackdrop } from '../elements/backdrop.ts'
import { drawOnlookers } from '../elements/creatures.ts'
import { drawRocks } from '../elements/grass.ts'
import { createMason, halo } from '../elements/masonry.ts'
import { drawStrata } from '../elements/outcrops.ts'
import { drawBoat, drawCutter, drawRiverShip, drawSail, drawSeaShip } from '../elements/ships.ts'
import { drawBirds, drawSky, radialFade } from '../elements/sky.ts'
import { drawMist, drawRiver, drawWater, isFrozen } from '../elements/water.ts'
import { characters } from '../regions/character.ts'
import type { Motif } from './framing.ts'
import { drawForeground, drawMeadow, drawTrees } from './framing.ts'
import { drawHomeland, drawSanctuary } from './sanctuaries.ts'

const drawPier = (stage: Stage) => {
  const { light } = stage
  const wood = mix(light.base.wall, '#7a5a40', 0.6)
  const view = reuse(stage, drawHomeland(stage, { base: 780 }))
  let text =
    drawSky(stage) +
    view +
    drawWater(stage, { top: 780, mirrored: view, freezes: true }) +
    drawMist(stage, 786, 40, 0.35)
  const end = { x: 1130, y: 900 }
  const near = { left: 640, right: 1180, y: 1290 }
  const leftAt = (t: number) => end.x - 26 + (near.left - end.x + 26) * t
  const rightAt = (t: number) => end.x + 34 + (near.right - end.x - 34) * t
  let posts = ''
  for (const t of [0.02, 0.1, 0.22, 0.4, 0.66]) {
    const y = end.y + (near.y - end.y) * t
    const thick = 7 + 26 * t
    for (const x of [leftAt(t), rightAt(t)])
      posts +=
        rect(x - thick / 2, y - 34 - 40 * t, thick, 90 + 130 * t, light.shade(wood)) +
        rect(
          stage.facing(x) > 0 ? x + thick * 0.1 : x - thick / 2,
          y - 34 - 40 * t,
          thick * 0.4,
          60 + 80 * t,
          light.lit(wood),
        )
  }
  text +=
    polygon(
      [
        [end.x - 26, end.y + 8],
        [end.x + 34, end.y + 8],
        [near.right + 40, near.y + 40],
        [near.left - 20, near.y + 40],
      ],
      light.shade('#1f3038'),
      { opacity: 0.4 },
    ) + posts
  text += polygon(
    [
      [leftAt(0), end.y],
      [rightAt(0), end.y],
      [near.right, near.y],
      [near.left, near.y],
    ],
    light.lit(wood),
  )
  let planks = ''
  for (let t = 0.02; t < 1; t += 0.012 + t * 0.05) {
    const y = end.y + (near.y - end.y) * t
    planks += `M${round(leftAt(t))} ${round(y)}H${round(rightAt(t))}`
  }
  text +=
    line(planks, light.shade(wood), 3, { opacity: 0.7 }) +
    drawOnlookers(stage, 1090, 952, 0.95, [light.base.accent, '#f0e2c4'])
  if (!isFrozen(stage))
    text +=
      drawBoat(stage, 1380, 1060, 1.4, light.base.accent) +
      drawBoat(stage, 780, 962, 0.8, '#8a5a3c', true) +
      drawSail(stage, 520, 850, 0.7, 0.2, '#f6efe0')
  return text + drawBirds(stage, 800, 400, 6) + drawForeground(stage, 1250, 'right', 620)
}

const drawRiverShipScene = (stage: Stage) => {
  const { light, scene } = stage
  const own = characters[scene.region]
  let bank = drawBackdrop(stage, { base: 780, rise: 0.9 })
  if (own.faith !== 'temple') bank += drawSanctuary(stage, 560, 782, 0.42, 0.3)
  const slope = drawMeadow(stage, 'bank', 776, 40, 0.26)
  bank += group(drawTrees(stage, 'bank trees', slope.line, 680, 1960, 18, 90, 0.24))
  bank = reuse(stage, bank)
  return (
    drawSky(stage) +
    bank +
    drawWater(stage, { top: 786, mirrored: bank }) +
    drawMist(stage, 790, 34, 0.35) +
    drawShipMirror(stage) +
    drawRiverShip(stage, 1180, 990, 1.22, light.base.accent) +
    drawBoat(stage, 480, 1110, 1, '#8a5a3c') +
    drawBirds(stage, 780, 430, 7) +
    drawForeground(stage, 1225, 'right', 300)
  )
}

const drawShipMirror = (stage: Stage) => {
  const { light } = stage
  return path('M740 1000H1640L1590 1130Q1200 1160 800 1120Z', light.lit('#f4f1e6'), {
    opacity: light.isDark ? 0.08 : 0.22,
  })
}

const drawSeaShipScene = (stage: Stage) => {
  const { light, scene } = stage
  const view = reuse(
    stage,
    drawBackdrop(stage, {
      base: 760,
      rise: 0.85,
      hills: characters[scene.region].relief !== 'plain',
    }),
  )
  const cold = ['chukotka', 'kola', 'arkhangelsk', 'yakutia', 'kamchatka', 'sakhalin'].includes(
    scene.region,
  )
  let text =
    drawSky(stage) +
    view +
    drawWater(stage, { top: 760, mirrored: view, calm: 0.3 }) +
    drawMist(stage, 764, 30, 0.35)
  const random = stage.random.fork('floes')
  if (cold) {
    const floes = Array.from(
      { length: 26 },
      () => [random.between(-60, 1980), random.next()] as const,
    ).sort((a, b) => a[1] - b[1])
    for (const [x, t] of floes) {
      const y = 790 + 440 * t ** 1.3
      if (y > 900 && y < 1030 && x > 760 && x < 1640) continue
      const half = (30 + 130 * t) * random.between(0.6, 1.3)
      const ring: Point[] = [
        [x - half, y],
        [x - half * 0.6, y - 10 - 16 * t],
        [x + half * 0.2, y - 13 - 20 * t],
        [x + half * 0.8, y - 8 - 10 * t],
        [x + half, y + 2],
        [x + half * 0.3, y + 8 + 9 * t],
        [x - half * 0.7, y + 6 + 8 * t],
      ]
      text +=
        polygon(
          ring.map(([px, py]): Point => [px, py + 7 + 9 * t]),
          light.paint(mix(light.base.ice, '#4fb3c0', 0.4)),
        ) + polygon(ring, light.lit(light.base.snow))
    }
  }
  return (
    text +
    drawSeaShip(stage, 1190, 980, 1.62, mix(light.base.accent, '#b8392f', 0.5)) +
    (cold ? '' : drawSail(stage, 500, 860, 0.8, 0.15, '#f6efe0')) +
    drawBirds(stage, 760, 460, 9)
  )
}

const drawLighthouse = (stage: Stage) => {
  const { light } = stage
  const { rock, accent } = light.base
  const view = reuse(stage, drawBackdrop(stage, { base: 760, rise: 0.55, focus: 520 }))
  const x = 1290
  const mason = createMason(stage, x, 0.02)
  let text =
    drawSky(stage) +
    view +
    drawWater(stage, { top: 760, mirrored: view, calm: 0.35 }) +
    drawMist(stage, 764, 30, 0.35)
  if (light.isDark)
    text +=
      polygon(
        [
          [x, 326],
          [-40, 120],
          [-40, 380],
        ],
        radialFade(stage, x, 326, 1300, [
          [0, light.lamp, 0.55],
          [1, light.lamp, 0],
        ]),
      ) +
      polygon(
        [
          [x, 326],
          [1990, 200],
          [1990, 420],
        ],
        radialFade(stage, x, 326, 900, [
          [0, light.lamp, 0.5],
          [1, light.lamp, 0],
        ]),
      )
  const crag: Point[] = [
    [900, 990],
    [960, 900],
    [1050, 850],
    [1120, 800],
    [1230, 776],
    [1370, 774],
    [1470, 800],
    [1580, 850],
    [1720, 900],
    [1840, 1000],
  ]
  const body = (t: number) => 62 - 24 * t
  const bands = ['#f4f0e6', accent, '#f4f0e6', accent, '#f4f0e6']
  let tower = ''
  for (const [index, color] of bands.entries()) {
    const [low, high] = [index / 5, (index + 1) / 5]
    const [y1, y2] = [790 - 420 * low, 790 - 420 * high]
    const side = mason.side
    tower +=
      polygon(
        [
          [x - body(low), y1],
          [x - body(high), y2],
          [x + body(high), y2],
          [x + body(low), y1],
        ],
        mason.lit(color),
      ) +
      polygon(
        [
          [x - side * body(low), y1],
          [x - side * body(high), y2],
          [x - side * body(high) * 0.24, y2],
          [x - side * body(low) * 0.24, y1],
        ],
        mason.shade(color),
      )
  }
  tower +=
    rect(x - 56, 358, 112, 14, mason.shade('#33383e')) +
    line(
      `M${x - 54} 358V336M${x - 28} 358V336M${x} 358V336M${x + 28} 358V336M${x + 54} 358V336M${x - 56} 336H${x + 56}`,
      mason.shade('#33383e'),
      4,
    ) +
    rect(x - 28, 304, 56, 54, light.isDark ? '#fff0bf' : mason.paint('#a9c6cc')) +
    line(`M${x - 10} 304V358M${x + 10} 304V358`, mason.shade('#33383e'), 4) +
    mason.dome(x, 304, 34, accent, 0.85) +
    line(`M${x} 262V226`, mason.shade('#33383e'), 4) +
    halo(stage, x, 330, 170, 1)
  for (const y of [730, 610, 490]) tower += mason.arch(x, y, 16, 34)
  const hut = createMason(stage, 1450, 0.04)
  text +=
    group(
      hut.wall(1460, 808, 130, 66, '#f0e8d8') +
        hut.hip(1460, 744, 130, 34, light.base.roof, 0.6) +
        hut.windows(1460, 760, 110, 40, 3, 1, 0.3),
    ) + tower
  text += drawStrata(stage, 'crag', crag, 1050, rock, 0.03, 3)
  const random = stage.random.fork('shore')
  const spots = Array.from(
    { length: 16 },
    (_, index) =>
      [
        830 + index * 70 + random.between(-30, 30),
        1046 + random.between(-14, 30),
        random.between(30, 70),
      ] as const,
  ).sort((a, b) => a[1] - b[1])
  text +=
    drawRocks(stage, 'shore', spots, rock) +
    path(
      'M780 1070Q960 1048 1120 1066T1460 1068T1940 1066Q1500 1098 1200 1092T780 1070Z',
      light.lit('#f6f9f6'),
      { opacity: 0.75 },
    )
  return text + drawCutter(stage, 560, 920, 0.9, 0.1, accent) + drawBirds(stage, 960, 420, 9)
}

const drawBalloon = (stage: Stage) => {
  const { light } = stage
  let text = drawSky(stage, 0.8) + drawHomeland(stage, { base: 880, rise: 0.86, focus: 900 })
  const plain = drawMeadow(stage, 'plain', 900, 50, 0.22)
  text +=
    plain.markup +
    drawRiver(stage, 1120, 910, 700, 640, 170) +
    drawTrees(stage, 'plain wood', plain.line, -20, 760, 15, 90, 0.2) +
    drawMist(stage, 920, 60, 0.5)
  const balloon = (
    x: number,
    y: number,
    size: number,
    depth: number,
    colors: readonly [string, string],
  ) => {
    const glow = light.isDark ? 0.45 : 0
    const side = stage.facing(x)
    const tone = (color: string, dark: boolean) =>
      mix(dark ? light.shade(color, depth) : light.lit(color, depth), light.lamp, glow)
    const gore = (from: number, to: number, color: string, dark: boolean) =>
      path(
        `M${round(from * 0.2 * 100)} 118C${round(from * 100)} 40 ${round(from * 118)} -118 0 -124C${round(to * 118)} -118 ${round(to * 100)} 40 ${round(to * 0.2 * 100)} 118Z`,
        tone(color, dark),
      )
    const steps = [-1.06, -0.68, -0.24, 0.24, 0.68, 1.06]
    let part = ''
    for (let index = 0; index < 5; index++) {
      const [from, to] = [steps[index] ?? 0, steps[index + 1] ?? 0]
      part += gore(from, to, colors[index % 2] ?? colors[0], side > 0 ? index < 2 : index > 2)
    }
    part +=
      line('M-18 118L-14 150M18 118L14 150M0 118V150', light.shade('#4a3a30', depth), 2) +
      rect(-17, 150, 34, 24, light.shade('#7a5634', depth)) +
      rect(-19, 148, 38, 6, light.lit('#a67a4a', depth)) +
      (light.isDark ? circle(0, 128, 9, '#ffe7a8') : '')
    return `<g transform="translate(${x} ${y}) scale(${size})">${part}</g>`
  }
  const { accent, roof } = light.base
  text +=
    balloon(760, 560, 0.5, 0.34, ['#f0e2c4', roof]) +
    balloon(1700, 470, 0.66, 0.24, ['#e2b04a', '#f4ead2']) +
    balloon(1290, 380, 1.7, 0, [accent, '#f6ecd6'])
  return text + drawForeground(stage, 1190, 'right', 380)
}

export const voyages = {
  pier: { horizon: 780, draw: drawPier },
  'river-ship': { horizon: 785, draw: drawRiverShipScene },
  'sea-ship': { horizon: 760, draw: drawSeaShipScene },
  lighthouse: { horizon: 760, sunX: 860, draw: drawLighthouse },
  balloon: { horizon: 890, sunX: 900, draw: drawBalloon },
} satisfies Record<string, Motif>
