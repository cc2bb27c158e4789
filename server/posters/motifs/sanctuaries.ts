import type { RegionCode } from '#schema/codes/scenes.ts'
import { mix } from '../drawing/color.ts'
import type { Point } from '../drawing/shapes.ts'
import { heightAt } from '../drawing/shapes.ts'
import type { Stage } from '../drawing/stage.ts'
import { reuse } from '../drawing/stage.ts'
import { drawBackdrop } from '../elements/backdrop.ts'
import type { ChurchLook } from '../elements/churches.ts'
import {
  drawBellTower,
  drawBrickGothic,
  drawConeChurch,
  drawManyDomes,
  drawStoneChurch,
  drawTentChurch,
} from '../elements/churches.ts'
import { drawCreature } from '../elements/creatures.ts'
import { drawBloom, drawGrass } from '../elements/grass.ts'
import { drawFlatHouse, drawLogHouse, drawSmoke, drawYurt } from '../elements/houses.ts'
import {
  drawKulSharif,
  drawMadrasa,
  drawMinaret,
  drawMosque,
  drawStupa,
  drawTemple,
} from '../elements/orient.ts'
import { drawStrata } from '../elements/outcrops.ts'
import { drawBirds, drawSky } from '../elements/sky.ts'
import { drawWall, drawWallTower } from '../elements/walls.ts'
import { drawMist, drawRiver, drawWater } from '../elements/water.ts'
import { characters } from '../regions/character.ts'
import type { Motif } from './framing.ts'
import { drawForeground, drawMeadow, drawTrees } from './framing.ts'

const white = '#f8f4ea'
const gold = '#e2ad36'
const looks: Partial<Record<RegionCode, ChurchLook>> = {
  moscow: { wall: '#f6efe0', dome: gold, roof: '#5f7f6a' },
  'saint-petersburg': { wall: '#e6c98a', dome: '#5f7480', roof: '#6b7a80', trim: white },
  pskov: { wall: '#ece6d8', dome: '#6f7a78', roof: '#5f6a62' },
  volga: { wall: white, dome: '#3a7a8f', roof: '#4c8a72' },
  'golden-ring': { wall: white, dome: '#33689a', roof: '#4f8466' },
  ural: { wall: '#f3e9d8', dome: gold, roof: '#4f7f6f' },
}

/** Returns the colors of the region's stone churches. */
export const churchLook = (stage: Stage): ChurchLook =>
  looks[stage.scene.region] ?? {
    wall: white,
    dome: stage.scene.variant % 2 ? gold : '#3f7f95',
    roof: stage.light.base.roof,
  }

/** Draws the region's typical sanctuary, with its feet at (x, y). */
export const drawSanctuary = (stage: Stage, x: number, y: number, size: number, depth: number) => {
  const { light, scene } = stage
  const { rock, wall, roof } = light.base
  const log = mix('#8a6a4c', rock, 0.3)
  const shingle = mix('#6f6a66', rock, 0.4)
  const look = churchLook(stage)
  switch (characters[scene.region].faith) {
    case 'kizhi':
      return (
        drawManyDomes(stage, x, y, size, depth, log, shingle) +
        drawTentChurch(stage, x + 250 * size, y + 4, size * 0.62, depth, log, shingle)
      )
    case 'log':
      return drawTentChurch(stage, x, y, size, depth, log, shingle)
    case 'cube':
      return (
        drawStoneChurch(stage, x, y, size, depth, look, 1) +
        drawWall(
          stage,
          [
            [x + 110 * size, y],
            [x + 320 * size, y],
          ],
          x + 110 * size,
          x + 300 * size,
          120 * size,
          look.wall,
          depth,
        )
      )
    case 'temple':
      return (
        drawTemple(stage, x, y, size, depth, mix(wall, '#ffffff', 0.2), mix(roof, '#a8382c', 0.5)) +
        drawStupa(stage, x - 260 * size, y + 6, size * 0.8, depth) +
        drawStupa(stage, x + 260 * size, y + 6, size * 0.8, depth)
      )
    case 'kazan':
      return drawKulSharif(stage, x, y, size, depth, '#2d8fb0')
    case 'mosque':
      return (
        drawMinaret(stage, x - 200 * size, y, size, depth, 300, mix(wall, '#f4ecdc', 0.4), roof) +
        drawMosque(stage, x, y, size, depth, mix(wall, '#f4ecdc', 0.4), mix(roof, '#2f8f86', 0.5)) +
        drawMinaret(stage, x + 200 * size, y, size, depth, 300, mix(wall, '#f4ecdc', 0.4), roof)
      )
    case 'madrasa':
      return (
        drawMinaret(stage, x - 300 * size, y, size * 1.1, depth, 360, wall, '#159aa8', 'brick') +
        drawMadrasa(stage, x, y, size, depth, wall, '#159aa8')
      )
    case 'cone':
      return drawConeChurch(
        stage,
        x,
        y,
        size,
        depth,
        mix('#c2a57e', rock, 0.2),
        mix('#8a7a6a', rock, 0.3),
      )
    case 'gothic':
      return drawBrickGothic(stage, x, y, size, depth, wall, roof)
    default:
      return (
        drawBellTower(
          stage,
          x - 190 * size,
          y,
          size,
          depth,
          look,
          scene.region === 'saint-petersburg' ? 'spire' : 'tent',
        ) + drawStoneChurch(stage, x, y, size, depth, look)
      )
  }
}

/** Draws a small sanctuary for the top of an island or a hill. */
export const drawChapelOn = (stage: Stage, x: number, y: number, size: number, depth: number) =>
  drawSanctuary(stage, x, y, size, depth)

/**
 * Draws the backdrop. On plains and some hills, where the land has few features, it adds the
 * region's sanctuary in the distance.
 */
export const drawHomeland = (stage: Stage, options: Parameters<typeof drawBackdrop>[1]) => {
  const { relief } = characters[stage.scene.region]
  const random = stage.random.fork('homeland')
  const land = drawBackdrop(stage, options)
  if (relief !== 'plain' && !(relief === 'hills' && random.chance(0.35))) return land
  const x = (options.focus ?? 1290) + random.between(-260, 120)
  return (
    land +
    drawSanctuary(stage, x, options.base - 34, random.between(0.4, 0.56), 0.3) +
    drawTrees(
      stage,
      'round the sanctuary',
      [
        [x - 400, options.base - 24],
        [x + 400, options.base - 24],
      ],
      x - 300,
      x + 320,
      7,
      84,
      0.28,
    )
  )
}

const drawVillage = (stage: Stage) => {
  const { light, scene } = stage
  const { wall, roof, accent, rock } = light.base
  const own = characters[scene.region]
  const random = stage.random.fork('village')
  let text = drawSky(stage) + drawBackdrop(stage, { base: 800, rise: 0.95 })
  const slope = drawMeadow(stage, 'slope', 850, 70, 0.2)
  const near = drawMeadow(stage, 'near', 990, 60, 0.06)
  text += slope.markup + drawMist(stage, 850, 40, 0.3)
  if (own.houses === 'flat')
    return (
      text + drawAul(stage, 1260, 1060, 10) + near.markup + drawForeground(stage, 1200, 'left', 400)
    )
  text += drawTrees(stage, 'behind', slope.line, 640, 1960, 15, 120, 0.22)
  if (own.faith === 'white' || own.faith === 'log' || own.faith === 'kizhi')
    text += drawSanctuary(stage, 1480, 872, own.faith === 'white' ? 0.52 : 0.6, 0.18)
  const spots: [number, number, number][] = [
    [860, 890, 0.6],
    [1030, 900, 0.66],
    [1210, 896, 0.66],
    [1700, 905, 0.74],
    [960, 960, 0.88],
    [1330, 972, 0.96],
    [1620, 980, 1.02],
  ]
  text += near.markup
  for (const [x, y, size] of spots) {
    const px = x + random.between(-24, 24)
    const tone = mix(wall, random.pick([accent, '#6f8fa0', '#e2c07a', rock, wall]), 0.28)
    if (own.houses === 'yurt')
      text += drawYurt(stage, px, y + 30, size * 0.9, 0.2 - size * 0.14, accent)
    else
      text +=
        (random.chance(0.4) ? drawSmoke(stage, px + 100 * size, y - 100 * size, 150 * size) : '') +
        drawLogHouse(stage, px, y + 34, size, 0.2 - size * 0.14, tone, roof, '#f2ead8')
  }
  text +=
    drawTrees(stage, 'garden', near.line, 700, 1250, 3, 180, 0.06) +
    drawGrass(
      stage,
      'meadow',
      near.line,
      light.base.forestSnow ? 50 : 260,
      38,
      mix(light.base.meadow, light.base.dark, 0.2),
      0,
      -20,
      1940,
      190,
    )
  return (
    text +
    drawBloom(stage, 'flowers', 1060, 1200, 60, '#f2e2b0') +
    drawCreature(stage, own.houses === 'yurt' ? 'camel' : 'horse', 560, 1090, 0.9, '#5a4030') +
    drawForeground(stage, 1210, 'right', 470)
  )
}

/** Draws houses stacked up a mountainside: each roof is the yard of the next house. */
const drawAul = (stage: Stage, middle: number, foot: number, rows: number) => {
  const { light } = stage
  const { wall, rock } = light.base
  const random = stage.random.fork('aul')
  const hill: Point[] = [
    [middle - 800, foot + 60],
    [middle - 560, foot - 60],
    [middle - 330, foot - 330],
    [middle - 120, foot - rows * 50 - 60],
    [middle + 60, foot - rows * 54 - 70],
    [middle + 240, foot - rows * 40],
    [middle + 460, foot - 240],
    [middle + 720, foot - 60],
    [middle + 900, foot + 60],
  ]
  let text = drawStrata(
    stage,
    'aul hill',
    hill,
    foot + 90,
    mix(rock, light.base.land, 0.3),
    0.16,
    4,
  )
  for (let row = rows - 1; row >= 0; row--) {
    const y = foot - row * 52
    const half = 520 * (1 - row / (rows + 3)) * random.between(0.9, 1.1)
    const depth = 0.06 + row * 0.022
    for (let x = middle - half; x < middle + half * 0.9; ) {
      const width = random.between(64, 118)
      if (random.chance(0.9))
        text += drawFlatHouse(
          stage,
          x + width / 2,
          y + random.between(-9, 9),
          width,
          random.between(62, 96),
          depth,
          mix(wall, random.chance(0.4) ? rock : '#ead2a2', random.between(0.05, 0.4)),
        )
      x += width * random.between(0.84, 1.08)
    }
    if (row === rows - 3)
      text += drawMinaret(stage, middle + 90, y, 0.62, depth, 300, mix(wall, '#f4ecdc', 0.3), rock)
  }
  return text
}

const drawWoodenChurch = (stage: Stage) => {
  const { light, scene } = stage
  const log = mix('#8a6a4c', light.base.rock, 0.3)
  const shingle = mix('#6f6a66', light.base.rock, 0.4)
  const view = reuse(stage, drawBackdrop(stage, { base: 820, rise: 0.8 }))
  const kizhi = scene.region === 'karelia' || scene.variant % 3 === 0
  const low = drawMeadow(stage, 'isle', 900, 26, 0.08)
  let text =
    drawSky(stage) +
    view +
    drawWater(stage, { top: 820, mirrored: view, freezes: true }) +
    drawMist(stage, 826, 40, 0.4)
  text += drawTrees(stage, 'behind church', low.line, 1560, 1960, 5, 260, 0.14)
  text += kizhi
    ? drawManyDomes(stage, 1230, 910, 1.42, 0.03, log, shingle) +
      drawTentChurch(stage, 1630, 914, 0.8, 0.05, log, shingle)
    : drawTentChurch(stage, 1250, 912, 1.45, 0.03, log, shingle)
  text += drawLogHouse(stage, 800, 914, 0.62, 0.1, log, shingle, '#e9dfc9') + low.markup
  return (
    text +
    drawGrass(
      stage,
      'isle grass',
      [
        [-20, 930],
        [1940, 940],
      ],
      light.base.forestSnow ? 50 : 260,
      40,
      mix(light.base.meadow, light.base.dark, 0.22),
      0,
      -20,
      1940,
      250,
    ) +
    drawBloom(stage, 'flowers', 960, 1200, 90, '#f2ead0') +
    drawBirds(stage, 860, 330, 6) +
    drawForeground(stage, 1190, 'right', 420)
  )
}

const drawMonastery = (stage: Stage) => {
  const { light, scene } = stage
  const { wall } = light.base
  const own = characters[scene.region]
  const steppe = own.faith === 'temple'
  const view = reuse(stage, drawBackdrop(stage, { base: 820, rise: 0.9 }))
  const hill: Point[] = [
    [-40, 880],
    [420, 872],
    [720, 846],
    [940, 800],
    [1200, 780],
    [1500, 784],
    [1760, 810],
    [1960, 830],
  ]
  let text = drawSky(stage) + view + drawMist(stage, 826, 40, 0.4)
  const stone =
    own.faith === 'cone' || own.faith === 'mosque' || own.faith === 'madrasa'
      ? wall
      : mix(white, wall, 0.12)
  const ground = drawMeadow(stage, 'hill', 866, 40, 0.14)
  text += ground.markup
  const boulders = scene.region === 'arkhangelsk'
  const masonry = boulders ? mix(light.base.rock, '#9a7a6a', 0.4) : stone
  const church = churchLook(stage)
  if (steppe) text += drawSanctuary(stage, 1260, 860, 1.3, 0.06)
  else if (own.faith === 'cone') text += drawSanctuary(stage, 1250, 830, 1.25, 0.06)
  else {
    text +=
      drawStoneChurch(stage, 1290, 846, 1.06, 0.1, {
        ...church,
        dome: scene.variant % 2 ? church.dome : gold,
      }) +
      drawStoneChurch(stage, 1560, 850, 0.7, 0.12, church, 1) +
      drawBellTower(stage, 1060, 850, 0.98, 0.09, church, 'onion')
    text += drawWall(
      stage,
      hill.map(([x, y]): Point => [x, y + 96]),
      800,
      1800,
      84,
      masonry,
      0.05,
      false,
      '#6a5a4a',
    )
    for (const x of [800, 1180, 1500, 1800])
      text += drawWallTower(
        stage,
        x,
        heightAt(hill, x) + 108,
        0.62,
        0.04,
        masonry,
        boulders ? '#5f5a56' : '#6f5a48',
        'round',
      )
  }
  const bank = drawMeadow(stage, 'bank', 980, 40, 0.05)
  text += bank.markup + drawTrees(stage, 'garden', bank.line, 560, 1960, 12, 130, 0.05)
  if (!steppe && own.faith !== 'cone') text += drawRiver(stage, 900, 1000, 420, 760, 120)
  return text + drawBirds(stage, 900, 380, 7) + drawForeground(stage, 1215, 'right', 440)
}

const drawMosqueScene = (stage: Stage) => {
  const { scene } = stage
  const own = characters[scene.region]
  const islamic = own.faith === 'kazan' || own.faith === 'madrasa' || own.faith === 'mosque'
  let text = drawSky(stage) + drawBackdrop(stage, { base: 820, rise: 0.8 })
  const square = drawMeadow(
    stage,
    'square',
    910,
    30,
    0.1,
    own.faith === 'madrasa' ? mix(stage.light.base.earth, '#f2deb4', 0.3) : undefined,
  )
  text += drawMist(stage, 826, 40, 0.4) + square.markup
  const low = drawTrees(stage, 'behind mosque', square.line, 620, 1960, 10, 170, 0.2)
  text +=
    low +
    (islamic
      ? drawSanctuary(stage, 1250, 926, own.faith === 'kazan' ? 1.45 : 1.3, 0.03)
      : drawMosque(stage, 1250, 926, 1.5, 0.03, '#f2ead8', '#3f8f8a') +
        drawMinaret(stage, 950, 926, 1.4, 0.04, 330, '#f2ead8', '#3f8f8a'))
  return text + drawBirds(stage, 820, 430, 8) + drawForeground(stage, 1130, 'right', 420)
}

export const sanctuaries = {
  village: { horizon: 820, draw: drawVillage },
  'wooden-church': { horizon: 820, sunX: 920, draw: drawWoodenChurch },
  monastery: { horizon: 830, sunX: 880, draw: drawMonastery },
  mosque: { horizon: 830, sunX: 900, draw: drawMosqueScene },
} satisfies Record<string, Motif>
