import { mix } from '../drawing/color.ts'
import type { Point } from '../drawing/shapes.ts'
import { circle, line, path, polygon, rect, round, trace } from '../drawing/shapes.ts'
import type { Stage } from '../drawing/stage.ts'
import { reuse } from '../drawing/stage.ts'
import { drawBackdrop } from '../elements/backdrop.ts'
import {
  drawArchBridge,
  drawCableBridge,
  drawRaisedBridge,
  drawTrussBridge,
} from '../elements/bridges.ts'
import { drawBrickGothic } from '../elements/churches.ts'
import {
  drawAdmiralty,
  drawBaiterek,
  drawDomedCathedral,
  drawGlassTower,
  drawNeedleCathedral,
  drawRoofscape,
  drawStepTower,
} from '../elements/city.ts'
import { drawOnlookers } from '../elements/creatures.ts'
import { drawFlatHouse, drawTownHouse } from '../elements/houses.ts'
import { halo } from '../elements/masonry.ts'
import { drawKulSharif, drawMadrasa, drawMinaret } from '../elements/orient.ts'
import { drawBoat, drawRiverShip } from '../elements/ships.ts'
import { drawBirds, drawSky } from '../elements/sky.ts'
import { drawMist, drawWater } from '../elements/water.ts'
import { characters } from '../regions/character.ts'
import type { Motif } from './framing.ts'
import { drawForeground, drawTrees } from './framing.ts'
import { drawSanctuary } from './sanctuaries.ts'

const facades = ['#e9c98a', '#d99a7a', '#c7b79c', '#9fb59a', '#e6dcc4', '#b9c3c4'] as const

/** Draws the city's landmark. */
const drawLandmark = (stage: Stage, x: number, y: number, size: number, depth: number) => {
  switch (stage.scene.region) {
    case 'saint-petersburg':
      return stage.scene.variant % 3 === 0
        ? drawDomedCathedral(stage, x, y, size, depth)
        : stage.scene.variant % 3 === 1
          ? drawAdmiralty(stage, x, y, size, depth)
          : drawNeedleCathedral(stage, x, y, size, depth)
    case 'moscow':
      return drawStepTower(stage, x, y, size * 0.9, depth, '#d9c6a4')
    case 'kazan':
      return drawKulSharif(stage, x, y, size, depth, '#2d8fb0')
    case 'kaliningrad':
      return drawBrickGothic(stage, x, y, size, depth, '#b1543c', '#8a3a30')
    case 'uzbekistan':
      return (
        drawMinaret(
          stage,
          x + 270 * size,
          y,
          size,
          depth,
          380,
          stage.light.base.wall,
          '#159aa8',
          'brick',
        ) + drawMadrasa(stage, x, y, size, depth, stage.light.base.wall, '#159aa8')
      )
    case 'kazakhstan':
      return drawBaiterek(stage, x, y, size, depth)
    default:
      return drawSanctuary(stage, x, y, size, depth)
  }
}

const drawRow = (
  stage: Stage,
  label: string,
  y: number,
  from: number,
  to: number,
  height: number,
  depth: number,
) => {
  const { light, scene } = stage
  const random = stage.random.fork(label)
  const clay = characters[scene.region].houses === 'flat'
  let text = ''
  for (let x = from; x < to; ) {
    const width = random.between(96, 176)
    const tall = height * random.between(0.72, 1.06)
    const tone = clay
      ? mix(light.base.wall, random.pick(['#e9d2a8', '#c99a6a', '#d9b98c']), 0.5)
      : mix(light.base.wall, random.pick(facades), 0.72)
    text +=
      clay && scene.region !== 'georgia'
        ? drawFlatHouse(stage, x + width / 2, y, width, tall * 0.8, depth, tone)
        : drawTownHouse(
            stage,
            x + width / 2,
            y,
            width,
            tall,
            depth,
            tone,
            clay ? mix(light.base.roof, '#b5643c', 0.4) : light.base.roof,
            Math.max(2, Math.round(tall / 62)),
            scene.region === 'kaliningrad' || random.chance(0.3),
          )
    x += width
  }
  return text
}

const drawOldTown = (stage: Stage) => {
  const { light } = stage
  let text =
    drawSky(stage) +
    drawBackdrop(stage, {
      base: 820,
      rise: 0.8,
      hills: characters[stage.scene.region].relief !== 'plain',
    })
  text +=
    drawRoofscape(stage, 'far roofs', 840, 120, 0.46, mix(light.base.wall, light.base.roof, 0.5)) +
    drawMist(stage, 830, 40, 0.35)
  text += drawLandmark(stage, 1260, 880, 1.2, 0.14)
  text +=
    drawRow(stage, 'back row', 940, -40, 1000, 150, 0.2) +
    drawRow(stage, 'right row', 960, 1500, 1990, 190, 0.14) +
    drawRoofscape(
      stage,
      'middle roofs',
      950,
      96,
      0.2,
      mix(light.base.wall, light.base.roof, 0.4),
      980,
      1520,
    )
  const front =
    drawRow(stage, 'front row', 1090, -60, 760, 190, 0.05) +
    drawRow(stage, 'front right', 1100, 1380, 1990, 220, 0.05)
  const street: Point[] = [
    [760, 1290],
    [1040, 1000],
    [1210, 940],
    [1250, 940],
    [1330, 1010],
    [1500, 1290],
  ]
  text +=
    rect(-10, 940, 1940, 350, light.paint(mix(light.base.earth, light.base.rock, 0.4), 0.12)) +
    front +
    polygon(street, light.lit(mix(light.base.earth, '#f2e2c0', 0.2), 0.04))
  let stones = ''
  for (let index = 0; index < 16; index++)
    stones += `M${round(1040 - index * 18)} ${1010 + index * 18}L${round(1330 + index * 11)} ${1010 + index * 18}`
  text +=
    line(stones, light.shade(light.base.earth), 2.4, { opacity: 0.4 }) +
    drawTrees(
      stage,
      'street trees',
      [
        [-40, 1110],
        [1960, 1110],
      ],
      1400,
      1940,
      3,
      190,
      0.04,
    )
  for (const [x, y] of [
    [900, 1130],
    [1440, 1150],
  ] as const)
    text +=
      line(`M${x} ${y}v-150m-22 0h44`, light.shade('#2f3438'), 7) +
      circle(x - 22, y - 140, 11, light.isDark ? light.lamp : light.lit('#f4ecd4')) +
      circle(x + 22, y - 140, 11, light.isDark ? light.lamp : light.lit('#f4ecd4')) +
      halo(stage, x, y - 140, 110, 0.9)
  return (
    text +
    drawOnlookers(stage, 1130, 1120, 1, [light.base.accent, '#f0e2c4']) +
    drawBirds(stage, 800, 420, 8) +
    rect(-10, 1230, 1940, 60, light.shade(light.base.dark), { opacity: 0.16 })
  )
}

const drawMetropolis = (stage: Stage) => {
  const { light, scene } = stage
  const { base } = light
  const random = stage.random.fork('metropolis')
  let body = drawRoofscape(stage, 'far blocks', 840, 210, 0.56, base.rock)
  const glass = mix('#7fa6b8', base.sky, 0.3)
  const towers = [
    [1560, 90, 420, 0.34, 20],
    [1660, 74, 510, 0.28, -26],
    [1750, 84, 380, 0.32, 0],
    [1840, 70, 460, 0.36, 14],
  ] as const
  const modern =
    characters[scene.region].houses === 'town' ||
    scene.region === 'kazakhstan' ||
    scene.region === 'ural' ||
    scene.region === 'volga'
  for (const [x, width, height, depth, lean] of modern ? towers : [])
    body += drawGlassTower(
      stage,
      x + random.between(-20, 20),
      840,
      width,
      height * random.between(0.9, 1.1),
      depth,
      glass,
      lean,
    )
  body += drawRow(stage, 'blocks', 842, -40, 960, 130, 0.34)
  body +=
    scene.region === 'moscow'
      ? drawStepTower(stage, 1180, 846, 0.98, 0.12, '#d9c6a4') +
        drawStepTower(stage, 760, 842, 0.42, 0.42, '#d9c6a4')
      : drawLandmark(stage, 1200, 846, 1.1, 0.12)
  body +=
    drawRow(stage, 'right blocks', 846, 1440, 1990, 120, 0.22) +
    drawTrees(
      stage,
      'embankment trees',
      [
        [-40, 850],
        [1960, 850],
      ],
      -20,
      1940,
      26,
      70,
      0.16,
    )
  body = reuse(stage, body)
  const wall =
    rect(-10, 846, 1940, 26, light.paint(mix(base.rock, '#d9cdbb', 0.5), 0.1)) +
    rect(-10, 842, 1940, 6, light.lit('#e9dfcd', 0.08))
  let lamps = ''
  for (let x = 40; x < 1920; x += 150)
    lamps +=
      line(`M${x} 846v-44`, light.shade('#2f3438', 0.1), 3.5) +
      circle(x, 800, 5.5, light.isDark ? light.lamp : light.lit('#f4ecd4')) +
      halo(stage, x, 800, 44, 0.8)
  return (
    drawSky(stage) +
    drawBackdrop(stage, { base: 830, rise: 0.6, hills: false }) +
    body +
    drawMist(stage, 846, 30, 0.2) +
    wall +
    lamps +
    drawWater(stage, {
      top: 872,
      mirrored: `<g transform="translate(0 28)">${body}</g>`,
      calm: 0.5,
    }) +
    drawRiverShip(stage, 800, 1040, 0.62, base.accent) +
    drawForeground(stage, 1220, 'right', 280)
  )
}

const drawBridge = (stage: Stage) => {
  const { light, scene } = stage
  const { base } = light
  const city = characters[scene.region].houses === 'town'
  const own = characters[scene.region]
  let body = drawBackdrop(stage, { base: 800, rise: 0.85 })
  if (city || own.relief === 'plain')
    body +=
      drawRoofscape(stage, 'far bank', 806, 84, 0.42, mix(base.wall, base.rock, 0.4)) +
      drawLandmark(stage, 1380, 806, 0.62, 0.34)
  body = reuse(stage, body)
  const water = 960
  let bridge = ''
  if (scene.region === 'saint-petersburg')
    bridge = drawRaisedBridge(stage, 1130, 880, water + 20, '#4f6a6a', 0.02)
  else if (
    scene.region === 'primorye' ||
    scene.region === 'kazakhstan' ||
    scene.region === 'sakhalin'
  )
    bridge = drawCableBridge(stage, 742, 920, [640, 1400], 470, 0.04, '#a9b4b8')
  else if (
    ['krasnoyarsk', 'ural', 'volga', 'yakutia', 'baikal', 'arkhangelsk', 'altai'].includes(
      scene.region,
    )
  )
    bridge = drawTrussBridge(stage, 240, 1990, 830, 950, 5, mix(base.rock, '#4f6a6a', 0.4), 0.05)
  else bridge = drawArchBridge(stage, 200, 1990, 820, 940, 6, mix(base.rock, '#d2bfa0', 0.6), 0.05)
  return (
    drawSky(stage) +
    body +
    drawWater(stage, { top: 806, mirrored: body, calm: 0.5 }) +
    drawMist(stage, 812, 30, 0.3) +
    bridge +
    drawBoat(stage, 560, 1120, 1.2, base.accent) +
    drawBirds(stage, 760, 420, 6) +
    drawForeground(stage, 1215, 'right', 380)
  )
}

const drawCanal = (stage: Stage) => {
  const { light, scene } = stage
  const { base } = light
  const random = stage.random.fork('canal')
  let text =
    drawSky(stage) +
    drawRoofscape(stage, 'far end', 820, 120, 0.5, mix(base.wall, base.rock, 0.4), 760, 1400) +
    drawLandmark(stage, 1090, 826, 0.62, 0.32)
  const facade = (
    side: -1 | 1,
    near: number,
    far: number,
    tone: string,
    tall: number,
    depth: number,
  ) => {
    // Returns y on the ray to the vanishing point (1090, 800), for both ends of a house front.
    const at = (x: number, height: number) => 800 + ((x - 1090) / (side * 1090)) * height
    const [n, f] = [1090 + side * near, 1090 + side * far]
    const top = (x: number) => at(x, -tall)
    const foot = (x: number) => at(x, 300)
    const lit = stage.facing(n) !== side
    const roofed = base.forestSnow ? mix(base.roof, base.snow, 0.7) : base.roof
    let part =
      polygon(
        [
          [n, top(n)],
          [f, top(f)],
          [f, foot(f)],
          [n, foot(n)],
        ],
        lit ? light.lit(tone, depth) : light.shade(tone, depth),
      ) +
      polygon(
        [
          [n, top(n)],
          [f, top(f)],
          [f - side * 4, at(f, -tall * 1.1)],
          [n - side * 10, at(n, -tall * 1.13)],
        ],
        light.shade(roofed, depth),
      )
    let dark = ''
    let bright = ''
    const columns = Math.max(2, Math.round((near - far) / 50))
    for (let row = 0; row < 4; row++)
      for (let column = 0; column < columns; column++) {
        const x1 = f + ((n - f) * (column + 0.28)) / columns
        const x2 = f + ((n - f) * (column + 0.68)) / columns
        const level = (x: number, t: number) => top(x) + (foot(x) - top(x)) * t
        const [t1, t2] = [0.1 + row * 0.22, 0.22 + row * 0.22]
        const d = `M${round(x1)} ${round(level(x1, t1))}L${round(x2)} ${round(level(x2, t1))}L${round(x2)} ${round(level(x2, t2))}L${round(x1)} ${round(level(x1, t2))}Z`
        if (light.isDark && random.chance(0.5)) bright += d
        else dark += d
      }
    part +=
      path(dark, light.shade('#2c3a4c', depth), { opacity: 0.65 }) +
      (bright ? path(bright, light.lamp) : '')
    return part
  }
  const fronts = (side: -1 | 1) => {
    let part = ''
    const edges = side < 0 ? [120, 190, 300, 440, 640, 900, 1180] : [110, 180, 290, 430, 620, 860]
    for (let index = 1; index < edges.length; index++)
      part += facade(
        side,
        edges[index] ?? 0,
        edges[index - 1] ?? 0,
        mix(base.wall, random.pick(facades), 0.75),
        random.between(520, 690) * (side < 0 ? 0.86 : 1),
        0.34 - index * 0.05,
      )
    return part
  }
  text += drawMist(stage, 826, 40, 0.4) + drawWater(stage, { top: 826 }) + fronts(-1) + fronts(1)
  const quay = (side: -1 | 1) => {
    const at = (t: number, lift: number, out: number): Point => [
      1090 + side * (84 + 560 * t + out * (0.16 + t)),
      834 + 456 * t - lift * (0.16 + t),
    ]
    const granite = mix(base.rock, '#d0c0a8', 0.5)
    const pavement: Point[] = [
      at(0, 40, 40),
      at(1.5, 40, 40),
      [1090 + side * 1120, 1400],
      [1090 + side * 1120, 1130],
    ]
    const face: Point[] = [at(0, 0, 0), at(1.5, 0, 0), at(1.5, 110, 6), at(0, 110, 6)]
    const cap: Point[] = [at(0, 108, 0), at(1.5, 108, 0), at(1.5, 112, 40), at(0, 112, 40)]
    return (
      polygon(pavement, light.paint(granite, 0.05)) +
      polygon(
        face,
        stage.facing(1090 + side * 400) === side ? light.shade(granite) : light.paint(granite),
      ) +
      polygon(cap, light.lit(granite)) +
      line(trace([at(0, 40, 2), at(1.5, 40, 2)], false), light.shade(granite), 3, { opacity: 0.5 })
    )
  }
  text += quay(-1) + quay(1)
  text += drawArchBridge(stage, 930, 1250, 836, 880, 1, mix(base.rock, '#c9b69a', 0.5), 0.14)
  text += drawBoat(stage, 1040, 1080, 1.3, base.accent)
  return (
    text +
    drawBirds(stage, 980, 330, 5) +
    (scene.season === 'winter' ? '' : drawBoat(stage, 1200, 950, 0.7, '#8a5a3c'))
  )
}

export const cities = {
  'old-town': { horizon: 830, sunX: 860, draw: drawOldTown },
  metropolis: { horizon: 830, sunX: 860, draw: drawMetropolis },
  bridge: { horizon: 800, sunX: 1130, draw: drawBridge },
  canal: { horizon: 820, sunX: 1090, draw: drawCanal },
} satisfies Record<string, Motif>
