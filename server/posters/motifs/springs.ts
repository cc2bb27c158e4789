import { mix } from '../drawing/color.ts'
import { canvas, ellipse, line, path, round } from '../drawing/shapes.ts'
import type { Stage } from '../drawing/stage.ts'
import { drawBackdrop } from '../elements/backdrop.ts'
import { drawOnlookers } from '../elements/creatures.ts'
import { drawGrass, drawRocks } from '../elements/grass.ts'
import { drawFold } from '../elements/mountains.ts'
import { drawSky } from '../elements/sky.ts'
import { drawSteam } from '../elements/steam.ts'
import { drawMist, pool, ripples } from '../elements/water.ts'
import type { Motif } from './framing.ts'
import { drawForeground, drawMeadow, drawTrees } from './framing.ts'

const drawGeyser = (stage: Stage) => {
  const { light } = stage
  const { land, rock, earth, water } = light.base
  let text = drawSky(stage, 0.6) + drawBackdrop(stage, { base: 800, rise: 0.8, focus: 700 })
  const slope = drawFold(stage, 'slope', 850, 120, mix(land, rock, 0.2), 0.2, canvas.height, 480)
  text += slope.markup + drawTrees(stage, 'slope wood', slope.line, -20, 700, 16, 80, 0.24)
  text += drawSteam(stage, 660, 930, 300, 60, 0.55) + drawSteam(stage, 1700, 940, 330, 74, 0.6)
  const ochre = mix(earth, '#c96f35', 0.35)
  for (const [index, y] of [930, 1010, 1104].entries()) {
    const shelf = drawFold(
      stage,
      `terrace ${index}`,
      y,
      46,
      mix(ochre, index % 2 ? '#e9d9b8' : rock, 0.28),
      0.12 - index * 0.05,
      canvas.height,
      380,
    )
    text += shelf.markup
  }
  const jet = stage.random.fork('jet')
  const streaks = Array.from({ length: 16 }, () => {
    const lean = jet.between(-60, 60)
    return `M${round(1270 + lean * 0.1)} 1010Q${round(1270 + lean * 0.35)} ${round(jet.between(640, 760))} ${round(1270 + lean)} ${round(jet.between(440, 640))}`
  }).join('')
  text +=
    drawSteam(stage, 1270, 1004, 760, 150, 0.96) +
    line(streaks, light.lit('#ffffff'), 7, { opacity: 0.75, 'stroke-linecap': 'round' }) +
    ellipse(1270, 1012, 150, 22, light.shade(mix(ochre, '#6a4a3a', 0.5))) +
    ellipse(1270, 1009, 118, 14, light.lit(mix(water, '#ffffff', 0.4)))
  text +=
    pool(stage, 690, 1120, 190, 30, light.lit(mix(water, '#8fe3d6', 0.4))) +
    pool(stage, 1560, 1150, 150, 22, light.lit(mix(water, '#8fe3d6', 0.3)))
  return (
    text +
    drawOnlookers(stage, 960, 1096, 0.8, [light.base.accent, '#e9c46a']) +
    drawForeground(stage, 1220, 'none')
  )
}

const drawHotSpring = (stage: Stage) => {
  const { light, scene } = stage
  const { rock, water, earth } = light.base
  let text = drawSky(stage, 0.6) + drawBackdrop(stage, { base: 780, focus: 1300 })
  const meadow = drawMeadow(stage, 'bank', 820, 60, 0.18)
  text +=
    meadow.markup +
    drawTrees(stage, 'far bank', meadow.line, -20, 1940, 26, 110, 0.2) +
    drawMist(stage, 850, 80, 0.5)
  const turquoise = mix(water, '#56d0c2', 0.5)
  text +=
    pool(stage, 1080, 1040, 690, 132, light.shade(mix(rock, earth, 0.4))) +
    pool(stage, 1080, 1034, 640, 112, light.paint(turquoise)) +
    pool(stage, 1120, 1030, 470, 74, light.lit(mix(turquoise, '#b5f2e2', 0.4))) +
    ripples(stage, 'pool light', 960, 1120, 34, light.lit('#ffffff'), 0.5, 1080, 520)
  for (const [x, y, h] of [
    [760, 1010, 270],
    [1150, 990, 360],
    [1480, 1020, 300],
  ] as const)
    text += drawSteam(stage, x, y, h, 84, 0.62)
  const random = stage.random.fork('rim')
  const spots = Array.from({ length: 26 }, (_, index) => {
    const angle = (index / 26) * Math.PI * 2
    return [
      1080 + Math.cos(angle) * 680,
      1046 + Math.sin(angle) * 128,
      random.between(26, 62),
    ] as const
  }).filter(([, y]) => y > 1010)
  text += drawRocks(
    stage,
    'rim rocks',
    [...spots].sort((a, b) => a[1] - b[1]),
    rock,
  )
  const bather = (x: number, y: number) =>
    `<circle cx="${x}" cy="${y - 20}" r="13" fill="${light.paint('#b98562')}"/>` +
    path(
      `M${x - 24} ${y + 8}Q${x - 22} ${y - 8} ${x} ${y - 8}Q${x + 22} ${y - 8} ${x + 24} ${y + 8}Z`,
      light.paint('#b98562'),
    ) +
    path(`M${x - 14} ${y - 22}Q${x} ${y - 42} ${x + 14} ${y - 22}Z`, light.shade('#3a2a26'))
  text += bather(1250, 1050) + bather(1330, 1060)
  return (
    text +
    (scene.season === 'winter'
      ? ''
      : drawGrass(
          stage,
          'rim grass',
          [
            [0, 1180],
            [1920, 1180],
          ],
          90,
          40,
          light.base.land,
        )) +
    drawForeground(stage, 1200, 'right', 520)
  )
}

export const springs = {
  geyser: { horizon: 800, sunX: 900, draw: drawGeyser },
  'hot-spring': { horizon: 800, draw: drawHotSpring },
} satisfies Record<string, Motif>
