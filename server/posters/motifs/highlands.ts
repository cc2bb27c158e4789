import { mix } from '../drawing/color.ts'
import type { Point } from '../drawing/shapes.ts'
import { canvas, ellipse, line, path, trace, traceSmooth } from '../drawing/shapes.ts'
import type { Stage } from '../drawing/stage.ts'
import { drawBackdrop, drawFoothills } from '../elements/backdrop.ts'
import { drawWoodEdge } from '../elements/conifers.ts'
import { drawCreature, drawOnlookers } from '../elements/creatures.ts'
import { drawGrass, drawRocks } from '../elements/grass.ts'
import { drawFold, drawRange } from '../elements/mountains.ts'
import { drawBirds, drawSky, radialFade, verticalFade } from '../elements/sky.ts'
import { drawSteam } from '../elements/steam.ts'
import { drawMist } from '../elements/water.ts'
import { characters } from '../regions/character.ts'
import type { Motif } from './framing.ts'
import { drawForeground, drawMeadow, drawTrees } from './framing.ts'
import { drawHomeland } from './sanctuaries.ts'

const drawRidges = (stage: Stage) => {
  const { light } = stage
  const { land, conifer, rock } = light.base
  const { forest } = characters[stage.scene.region]
  const wooded = forest !== 'shrub'
  const spiky = forest === 'spruce' || forest === 'larch'
  let text =
    drawSky(stage) +
    drawBackdrop(stage, { base: 800, rise: 1, hills: false }) +
    drawBirds(stage, 700, 330)
  for (const [index, depth] of [0.46, 0.3, 0.15].entries()) {
    const fold = drawFold(
      stage,
      `ridge ${index}`,
      800 + index * 118,
      190,
      mix(mix(rock, land, 0.5), conifer, 0.2 + index * 0.25),
      depth,
      canvas.height,
      420 - index * 40,
    )
    text +=
      (index < 2 && wooded
        ? drawWoodEdge(
            stage,
            `ridge edge ${index}`,
            fold.line,
            46 + index * 34,
            depth,
            canvas.height,
            mix(conifer, land, 0.2),
          )
        : drawTrees(
            stage,
            `ridge wood ${index}`,
            fold.line,
            -20,
            1940,
            spiky ? 60 - index * 8 : 22,
            40 + index * 44,
            depth,
          )) +
      fold.markup +
      drawMist(stage, 900 + index * 120, 60, 0.34 - index * 0.1)
  }
  return text + drawForeground(stage, 1190, 'right', 520)
}

const drawGlacier = (stage: Stage) => {
  const { light } = stage
  const { rock, ice, snow } = light.base
  const base = 860
  let text =
    drawSky(stage) +
    drawRange(stage, {
      label: 'head',
      peaks: [
        { x: 1430, y: 560, spread: 300 },
        { x: 1180, y: 210, spread: 620 },
        { x: 800, y: 360, spread: 420 },
        { x: 1560, y: 330, spread: 460 },
        { x: 420, y: 470, spread: 420 },
      ],
      base,
      color: rock,
      depth: 0.34,
      rough: 34,
      snowline: base - 60,
      mist: 0.6,
    })
  const left: Point[] = [
    [1010, 610],
    [930, 690],
    [800, 770],
    [640, 880],
    [380, 1010],
    [60, 1150],
    [-120, 1300],
  ]
  const right: Point[] = [
    [1210, 600],
    [1250, 690],
    [1230, 780],
    [1240, 880],
    [1330, 1010],
    [1500, 1150],
    [1690, 1300],
  ]
  const body = `${traceSmooth(left)}L${traceSmooth([...right].reverse()).slice(1)}Z`
  const clip = stage.define((id) => `<clipPath id="${id}"><path d="${body}"/></clipPath>`)
  const fill = verticalFade(stage, 600, 1280, [
    [0, light.lit(snow, 0.3)],
    [0.4, light.lit(mix(snow, ice, 0.5), 0.1)],
    [1, light.paint(mix(ice, light.base.water, 0.3))],
  ])
  const random = stage.random.fork('crevasses')
  let cracks = ''
  let rims = ''
  // Ice breaks where its bed drops: three fields of crevasses with smooth ice between.
  for (const [from, to, step] of [
    [640, 716, 12],
    [800, 920, 20],
    [1040, 1210, 30],
  ] as const) {
    for (let y = from; y < to; y += step) {
      const t = (y - 610) / 690
      const [west, east] = [1070 - 1120 * t ** 1.15, 1220 + 420 * t ** 1.7]
      for (
        let x = west + random.between(0, 60);
        x < east;
        x += random.between(70, 190) * (0.4 + t)
      ) {
        const long = random.between(50, 150) * (0.3 + t)
        const thick = (3 + 15 * t) * random.between(0.5, 1.1)
        const bow = ((x - (west + east) / 2) / (east - west)) * long * 0.5
        cracks += trace([
          [x, y],
          [x + long * 0.3, y - thick * 0.3 - bow * 0.4],
          [x + long * 0.62, y + thick * 0.1 - bow * 0.7],
          [x + long, y - bow],
          [x + long * 0.7, y + thick - bow * 0.7],
          [x + long * 0.34, y + thick * 0.7 - bow * 0.4],
        ])
        rims += trace(
          [
            [x + long * 0.34, y + thick * 0.7 - bow * 0.4],
            [x + long * 0.7, y + thick - bow * 0.7],
            [x + long, y - bow],
          ],
          false,
        )
      }
    }
  }
  let moraine = ''
  for (let t = 0.12; t < 1.02; t += 0.011) {
    const y = 610 + 690 * t
    const x = 1120 - 330 * t ** 1.6 + random.between(-1, 1) * (5 + 36 * t)
    const size = (2 + 13 * t) * random.between(0.4, 1.1)
    moraine += trace([
      [x - size, y],
      [x - size * 0.3, y - size * 0.8],
      [x + size * 0.6, y - size * 0.6],
      [x + size, y],
    ])
  }
  text += drawRange(stage, {
    label: 'left wall',
    peaks: [
      { x: 120, y: 470, spread: 700 },
      { x: 560, y: 640, spread: 360 },
    ],
    base: 1120,
    color: rock,
    depth: 0.12,
    rough: 34,
    snowline: stage.scene.season === 'winter' ? 1000 : 620,
    mist: 0.3,
  })
  text += drawRange(stage, {
    label: 'right wall',
    peaks: [
      { x: 1830, y: 430, spread: 640 },
      { x: 1480, y: 610, spread: 440 },
    ],
    base: 1120,
    color: rock,
    depth: 0.1,
    rough: 34,
    snowline: stage.scene.season === 'winter' ? 1000 : 590,
    mist: 0.3,
  })
  text += drawFold(
    stage,
    'glacier floor',
    1080,
    60,
    mix(rock, light.base.land, 0.2),
    0.06,
    canvas.height,
    300,
  ).markup
  text +=
    path(body, fill) +
    `<g clip-path="url(#${clip})">${path(cracks, light.paint(mix(light.base.water, '#3f9fc4', 0.5)), { opacity: 0.8 })}${line(rims, light.lit(snow), 3.5, { opacity: 0.9 })}${path(moraine, light.shade(mix(rock, '#4a4650', 0.4)), { opacity: 0.8 })}</g>`
  const spots = Array.from(
    { length: 12 },
    (_, index) =>
      [
        1380 + index * 52 + random.between(-40, 40),
        1130 + index * 11 + random.between(-20, 60),
        random.between(30, 90),
      ] as const,
  )
  return (
    text +
    drawRocks(
      stage,
      'moraine',
      [...spots].sort((a, b) => a[1] - b[1]),
      mix(rock, '#3a3a46', 0.25),
    ) +
    drawOnlookers(stage, 1452, 1136, 0.85, [light.base.accent, '#e9c46a'])
  )
}

const drawVolcano = (stage: Stage) => {
  const { light, scene } = stage
  const { rock, land } = light.base
  const base = 880
  const x = 1240
  const white = scene.season === 'winter'
  let text =
    drawSky(stage, 0.4) +
    drawRange(stage, {
      label: 'far cone',
      peaks: [
        { x: 420, y: 600, spread: 420 },
        { x: 1800, y: 620, spread: 380 },
      ],
      base,
      color: rock,
      depth: 0.55,
      slope: 'cone',
      rough: 9,
      snowline: white ? base : 690,
      mist: 0.9,
    })
  text += drawSteam(stage, x, 246, 230, 90, 0.92)
  text += drawRange(stage, {
    label: 'cone',
    peaks: [
      { x: x - 42, y: 232, spread: 900 },
      { x: x + 44, y: 244, spread: 900 },
      { x: x - 4, y: 262, spread: 700 },
    ],
    base,
    color: mix(rock, '#5a4148', 0.3),
    depth: 0.16,
    slope: 'cone',
    rough: 13,
    snowline: white ? base - 40 : scene.season === 'summer' ? 450 : 560,
    mist: 0.7,
  })
  if (light.isDark && scene.variant % 2)
    text +=
      line(`M${x} 262Q${x - 14} 380 ${x + 26} 470T${x + 6} 640T${x + 60} 780`, '#ff7a3c', 9, {
        opacity: 0.85,
      }) +
      line(`M${x} 262Q${x - 14} 380 ${x + 26} 470T${x + 6} 640`, '#ffd08a', 4) +
      ellipse(
        x,
        262,
        150,
        80,
        radialFade(stage, x, 262, 150, [
          [0, '#ff8a4a', 0.6],
          [1, '#ff8a4a', 0],
        ]),
      )
  text += drawFoothills(stage, base, 1.1)
  const plain = drawMeadow(stage, 'plain', 900, 30, 0.2, mix(land, rock, 0.2))
  const scatter = stage.random.fork('lava')
  const spots = Array.from(
    { length: 14 },
    () => [scatter.between(0, 1500), scatter.between(1000, 1190), scatter.between(14, 46)] as const,
  ).sort((a, b) => a[1] - b[1])
  return (
    text +
    drawMist(stage, 900, 60, 0.5) +
    plain.markup +
    drawRocks(stage, 'lava', spots, mix(rock, '#2f2a34', 0.5)) +
    drawForeground(stage, 1190, 'right', 380)
  )
}

const drawTrail = (stage: Stage) => {
  const { light, scene } = stage
  const { earth, rock } = light.base
  let text =
    drawSky(stage) +
    drawHomeland(stage, {
      base: 800,
      rise: 1.02,
      focus: 1330,
      hills: characters[scene.region].forest !== 'shrub',
    })
  const far = drawMeadow(stage, 'far slope', 850, 150, 0.26)
  text += far.markup + drawTrees(stage, 'far slope wood', far.line, -20, 620, 16, 92, 0.26)
  const near = drawMeadow(stage, 'near slope', 960, 110, 0.1)
  text += near.markup
  const random = stage.random.fork('stones')
  const sway = random.between(-0.6, 1.25)
  const drift = random.between(-120, 60)
  const middle = (
    [
      [1150, 858],
      [1100, 880],
      [1180, 920],
      [1060, 966],
      [900, 1010],
      [1040, 1080],
      [1180, 1150],
      [1010, 1290],
    ] as const
  ).map(([x, y], index): Point => [1100 + (x - 1100) * sway + (drift * index) / 4, y])
  const widths = [4, 7, 12, 20, 32, 52, 78, 120]
  const left: Point[] = middle.map(([x, y], index) => [x - (widths[index] ?? 9) / 2, y])
  const right: Point[] = middle.map(([x, y], index) => [x + (widths[index] ?? 9) / 2, y])
  text += path(
    `${traceSmooth(left)}L${traceSmooth([...right].reverse()).slice(1)}Z`,
    light.lit(mix(earth, '#efe0bd', 0.3)),
    {
      stroke: light.shade(mix(earth, light.base.land, 0.5)),
      'stroke-width': 3,
    },
  )
  text += drawTrees(stage, 'by the path', near.line, 1400, 1920, 8, 220, 0.08)
  const spots = Array.from(
    { length: 13 },
    () => [random.between(0, 1920), random.between(1000, 1240), random.between(12, 50)] as const,
  )
    .filter(([x]) => x < 760 || x > 1260)
    .sort((a, b) => a[1] - b[1])
  text +=
    drawRocks(stage, 'stones', spots, rock) +
    drawOnlookers(stage, middle[6]?.[0] ?? 1120, 1146, 1.3, [light.base.accent, '#e9c46a'])
  return (
    text +
    drawGrass(
      stage,
      'meadow',
      [
        [0, 1010],
        [1920, 1010],
      ],
      light.base.forestSnow ? 30 : 190,
      40,
      mix(light.base.land, light.base.dark, 0.2),
      0,
      -20,
      900,
      260,
    ) +
    drawCreatureFar(stage)
  )
}

const drawCreatureFar = (stage: Stage) =>
  drawCreature(
    stage,
    characters[stage.scene.region].creature,
    340 + (stage.scene.variant % 5) * 60,
    985,
    0.6,
    mix(stage.light.base.rock, '#3a2e2a', 0.6),
    0.16,
  )

export const highlands = {
  ridges: { horizon: 800, draw: drawRidges },
  glacier: { horizon: 800, draw: drawGlacier },
  volcano: { horizon: 860, sunX: 700, draw: drawVolcano },
  trail: { horizon: 820, draw: drawTrail },
} satisfies Record<string, Motif>
