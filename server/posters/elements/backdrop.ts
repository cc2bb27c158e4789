import { mix } from '../drawing/color.ts'
import { rect } from '../drawing/shapes.ts'
import type { Stage } from '../drawing/stage.ts'
import type { Relief } from '../regions/character.ts'
import { characters } from '../regions/character.ts'
import { drawWoodEdge } from './conifers.ts'
import type { Peak } from './mountains.ts'
import { drawFold, drawRange } from './mountains.ts'
import { drawColumns, drawTors } from './outcrops.ts'
import { drawSteam } from './steam.ts'
import { drawThicket } from './trees.ts'

type Options = {
  /** y where the land meets water or the foreground. */
  base: number
  /** x of the main summit. */
  focus?: number
  /** Factor for all heights. */
  rise?: number
  /** Whether wooded or grassy hills are in front of the mountains. */
  hills?: boolean
  relief?: Relief
}

/**
 * Returns the snow-free share of the height by season: 0 is all snow, 1 none. Snow lies lower from
 * autumn to spring.
 */
const bareShare = (stage: Stage, bare: number) => {
  const { season } = stage.scene
  if (season === 'winter' && stage.palette.winters === 'white') return 0
  return season === 'spring' ? bare * 0.72 : season === 'autumn' ? bare * 0.88 : bare
}

const scattered = (
  stage: Stage,
  label: string,
  count: number,
  base: number,
  height: number,
  spread: number,
): Peak[] => {
  const random = stage.random.fork(label)
  return Array.from({ length: count }, (_, index) => ({
    x: ((index + random.between(0.15, 0.85)) / count) * 2100 - 90,
    y: base - height * random.between(0.5, 1),
    spread: spread * random.between(0.75, 1.25),
  }))
}

/** Draws the region's land between sky and middle ground: distant ranges, mountains, hills. */
export const drawBackdrop = (
  stage: Stage,
  { base, focus = 1290, rise = 1, hills = true, relief }: Options,
) => {
  const { light, scene } = stage
  const own = characters[scene.region]
  const kind = relief ?? own.relief
  const random = stage.random.fork('backdrop')
  const room = (base - 90) * rise
  const tall = room * (relief && relief !== own.relief ? 0.45 : own.height)
  const bare = bareShare(stage, own.bare)
  const x = focus + random.between(-200, 170)
  const { rock, land, conifer } = light.base
  const snowline = (top: number, share = bare) =>
    share >= 1 ? undefined : base - (base - top) * share
  const white = bare === 0
  let text = ''

  if (kind === 'alpine') {
    const top = base - tall
    text += drawRange(stage, {
      label: 'distant',
      peaks: scattered(stage, 'distant', 7, base, tall * 0.62, 330),
      base,
      color: rock,
      depth: 0.58,
      rough: 18,
      snowline: snowline(base - tall * 0.62, bare * 1.05),
      mist: 0.9,
    })
    const peaks = [
      { x, y: top, spread: tall * 1.25 },
      { x: x - tall * 0.82, y: base - tall * random.between(0.6, 0.74), spread: tall * 0.9 },
      { x: x + tall * 0.74, y: base - tall * random.between(0.62, 0.8), spread: tall * 0.9 },
      { x: x + tall * 0.26, y: base - tall * 0.86, spread: tall * 0.6 },
      { x: x - tall * 1.6, y: base - tall * random.between(0.34, 0.5), spread: tall * 0.8 },
    ]
    text += drawRange(stage, {
      label: 'main',
      peaks,
      base,
      color: rock,
      depth: 0.24,
      rough: 30,
      snowline: snowline(top),
      mist: 0.8,
    })
  } else if (kind === 'twin') {
    text += drawRange(stage, {
      label: 'distant',
      peaks: scattered(stage, 'distant', 8, base, tall * 0.46, 280),
      base,
      color: rock,
      depth: 0.52,
      rough: 20,
      snowline: snowline(base - tall * 0.46, bare * 1.2),
      mist: 0.85,
    })
    const peaks = [
      { x: x - tall * 0.3, y: base - tall, spread: tall * 1.5 },
      { x: x + tall * 0.3, y: base - tall * 0.97, spread: tall * 1.5 },
    ]
    text += drawRange(stage, {
      label: 'main',
      peaks,
      base,
      color: rock,
      depth: 0.26,
      slope: 'cone',
      rough: 11,
      snowline: base - tall * bare * 0.55,
      mist: 0.8,
    })
    text += drawRange(stage, {
      label: 'spurs',
      peaks: scattered(stage, 'spurs', 5, base, tall * 0.36, 300),
      base,
      color: mix(rock, land, 0.3),
      depth: 0.18,
      rough: 22,
      snowline: white ? base - 20 : undefined,
      mist: 0.7,
    })
  } else if (kind === 'volcanoes') {
    const cone = (label: string, cx: number, share: number, depth: number) =>
      drawRange(stage, {
        label,
        peaks: [
          { x: cx - 16, y: base - tall * share, spread: tall * share * 1.62 },
          { x: cx + 18, y: base - tall * share * 0.985, spread: tall * share * 1.62 },
        ],
        base,
        color: rock,
        depth,
        slope: 'cone',
        rough: 9,
        snowline: snowline(base - tall * share),
        mist: 0.85,
      })
    text +=
      cone('left cone', x - tall * 1.22, 0.62, 0.44) +
      cone('right cone', x + tall * 0.98, 0.56, 0.5) +
      drawSteam(stage, x + 4, base - tall + 6, 120 * rise, 46 * rise, 0.85) +
      cone('home cone', x, 1, 0.24)
  } else if (kind === 'dunes') {
    for (const [index, depth] of [0.5, 0.3].entries())
      text += drawFold(
        stage,
        `dune ${index}`,
        base - tall * (0.4 - index * 0.3),
        tall * 0.7,
        light.base.earth,
        depth,
        base + 6,
        380 - index * 60,
      ).markup
  } else if (kind === 'mesas') {
    text += drawRange(stage, {
      label: 'distant',
      peaks: scattered(stage, 'distant', 5, base, tall * 0.8, 420),
      base,
      color: rock,
      depth: 0.56,
      slope: 'mesa',
      rough: 12,
      mist: 0.9,
      snowline: snowline(base - tall * 0.8, Math.min(1, bare * 1.1)),
    })
    text += drawRange(stage, {
      label: 'main',
      peaks: [
        { x, y: base - tall, spread: tall * 1.5 + 160 },
        { x: x - tall * 1.5 - 120, y: base - tall * 0.56, spread: tall * 1.2 },
        { x: x + tall * 1.6, y: base - tall * 0.62, spread: tall * 1.1 },
      ],
      base,
      color: rock,
      depth: 0.28,
      slope: 'mesa',
      rough: 14,
      mist: 0.75,
      snowline: snowline(base - tall),
    })
  } else if (kind === 'hills') {
    text += drawRange(stage, {
      label: 'distant',
      peaks: scattered(stage, 'distant', 6, base, tall * 0.85, 420),
      base,
      color: mix(rock, land, 0.2),
      depth: 0.58,
      slope: 'dome',
      rough: 26,
      mist: 0.85,
      snowline: white ? base : undefined,
    })
    text += drawRange(stage, {
      label: 'main',
      peaks: [
        { x, y: base - tall, spread: tall * 2.1 },
        {
          x: x - tall * random.between(1.3, 2),
          y: base - tall * random.between(0.5, 0.8),
          spread: tall * 1.7,
        },
        {
          x: x + tall * random.between(0.7, 1.7),
          y: base - tall * random.between(0.6, 0.85),
          spread: tall * 1.5,
        },
        { x: x - tall * 0.5, y: base - tall * random.between(0.6, 0.86), spread: tall * 1.3 },
      ],
      base,
      color: mix(rock, land, 0.45),
      depth: 0.32,
      slope: 'fell',
      rough: 26,
      mist: 0.75,
      snowline: white ? base - tall * 0.1 : bare < 1 ? snowline(base - tall) : undefined,
    })
  } else {
    const low = Math.max(60, tall * 0.6)
    const far = drawFold(
      stage,
      'far land',
      base - low * 0.3,
      low,
      mix(land, rock, 0.35),
      0.6,
      base + 6,
      640,
    )
    text += far.markup
    if (own.forest !== 'shrub')
      text += drawWoodEdge(stage, 'far wood', far.line, low * 0.3, 0.58, base + 6)
  }
  if (kind === 'tors') {
    const wood = drawFold(
      stage,
      'tor wood',
      base - tall * 0.34,
      tall * 0.42,
      conifer,
      0.4,
      base + 6,
      520,
    )
    text +=
      drawTors(stage, 'far tors', x - tall * 1.6, base - tall * 0.35, tall * 0.46, rock, 0.42) +
      wood.markup +
      drawWoodEdge(stage, 'tor wood edge', wood.line, 44, 0.38, base + 6) +
      drawTors(stage, 'tors', x, base - tall * 0.2, tall * 0.92, rock, 0.18)
  }
  // Fill the gap: no sky may show between the foot of the hills and the foreground.
  text += rect(-20, base, 1960, 200, light.paint(mix(land, conifer, 0.15), 0.34))
  if (hills) text += drawFoothills(stage, base, Math.min(1, rise))
  return kind === 'columns'
    ? text + drawColumns(stage, 'columns', 560, 1980, base + 6, tall, rock, 0.14)
    : text
}

/** Draws two low swells before the mountains, in the region's wood or grass. */
export const drawFoothills = (stage: Stage, base: number, rise = 1) => {
  const { light, scene } = stage
  const { forest } = characters[scene.region]
  const { land, conifer, leaves } = light.base
  const far = drawFold(
    stage,
    'foothill',
    base - 26 * rise,
    120 * rise,
    mix(land, conifer, 0.25),
    0.42,
    base + 8,
    460,
  )
  const near = drawFold(
    stage,
    'bank',
    base - 6,
    64 * rise,
    mix(land, conifer, 0.2),
    0.26,
    base + 8,
    340,
  )
  const wood = (label: string, line: typeof far.line, height: number, depth: number) => {
    if (forest === 'leaf' || forest === 'palm')
      return drawThicket(
        stage,
        label,
        line,
        height * 0.62,
        depth,
        -40,
        1960,
        mix(leaves, conifer, 0.25),
      )
    if (forest === 'shrub' || forest === 'cypress') return ''
    const gold =
      forest === 'larch' && scene.season === 'autumn'
        ? mix(light.base.autumn, conifer, 0.25)
        : conifer
    return drawWoodEdge(stage, label, line, height, depth, base + 8, gold)
  }
  return (
    far.markup +
    wood('foothill wood', far.line, 46 * rise, 0.38) +
    near.markup +
    wood('bank wood', near.line, 62 * rise, 0.2)
  )
}
