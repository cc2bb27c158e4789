import { mix } from '../drawing/color.ts'
import type { Point } from '../drawing/shapes.ts'
import { heightAt } from '../drawing/shapes.ts'
import type { Stage } from '../drawing/stage.ts'
import { reuse } from '../drawing/stage.ts'
import { drawBackdrop } from '../elements/backdrop.ts'
import { drawBasil, drawBellTower, drawStoneChurch } from '../elements/churches.ts'
import { drawAdmiralty, drawNeedleCathedral, drawPalace } from '../elements/city.ts'
import { drawFlatHouse } from '../elements/houses.ts'
import { drawClayGate, drawKulSharif, drawMinaret } from '../elements/orient.ts'
import { drawRocks } from '../elements/grass.ts'
import { drawBoat } from '../elements/ships.ts'
import { drawBirds, drawSky } from '../elements/sky.ts'
import { drawClockTower, drawStoneTower, drawWall, drawWallTower } from '../elements/walls.ts'
import { drawMist, drawWater, isFrozen } from '../elements/water.ts'
import { characters } from '../regions/character.ts'
import type { Motif } from './framing.ts'
import { drawForeground, drawMeadow, drawTrees } from './framing.ts'
import { churchLook } from './sanctuaries.ts'

const drawKremlin = (stage: Stage) => {
  const { light, scene } = stage
  const moscow = scene.region === 'moscow'
  const kazan = scene.region === 'kazan'
  const own = characters[scene.region]
  const clay = own.faith === 'madrasa'
  const brick =
    moscow || scene.region === 'volga' || scene.region === 'kaliningrad'
      ? '#ad4a36'
      : clay
        ? light.base.wall
        : mix(light.base.wall, '#f6f1e4', 0.5)
  const roof = moscow
    ? '#3f7059'
    : scene.region === 'pskov'
      ? '#6a5f56'
      : kazan
        ? '#4f7a68'
        : light.base.roof
  const view = reuse(stage, drawBackdrop(stage, { base: 800, rise: 0.8 }))
  const hill: Point[] = [
    [-40, 868],
    [520, 866],
    [760, 846],
    [1000, 812],
    [1300, 800],
    [1640, 806],
    [1960, 820],
  ]
  const church = { ...churchLook(stage), dome: '#e2ad36' }
  let body = ''
  if (moscow)
    body +=
      drawBasil(stage, 1620, 826, 0.86, 0.08) +
      drawStoneChurch(stage, 940, 832, 0.62, 0.16, church) +
      drawBellTower(stage, 1100, 828, 0.84, 0.14, church, 'onion')
  else if (kazan)
    body +=
      drawKulSharif(stage, 1330, 820, 0.9, 0.12, '#2d8fb0') +
      drawStoneChurch(stage, 1640, 820, 0.5, 0.16, {
        wall: '#f6f1e6',
        dome: '#2f6fa6',
        roof: '#5f8a78',
      })
  else if (clay)
    body +=
      drawMinaret(stage, 1420, 820, 1.4, 0.1, 330, light.base.wall, '#159aa8', 'brick') +
      drawMinaret(stage, 1040, 830, 1.1, 0.14, 300, light.base.wall, '#159aa8', 'brick')
  else
    body +=
      drawStoneChurch(stage, 1310, 818, 0.92, 0.1, churchLook(stage)) +
      drawBellTower(stage, 1080, 826, 0.9, 0.1, churchLook(stage), 'tent') +
      drawStoneChurch(stage, 1600, 824, 0.56, 0.14, churchLook(stage), 1)
  const line = hill.map(([x, y]): Point => [x, y + 84])
  body += drawWall(
    stage,
    line,
    640,
    1990,
    86,
    brick,
    0.06,
    moscow || kazan,
    scene.region === 'pskov' ? '#6a5f56' : undefined,
  )
  for (const x of [640, 940, 1480, 1810])
    body += drawWallTower(
      stage,
      x,
      heightAt(line, x) + 10,
      moscow ? 0.74 : 0.7,
      0.05,
      brick,
      roof,
      scene.region === 'pskov' || clay ? 'round' : 'square',
      moscow,
    )
  if (moscow) body += drawClockTower(stage, 1230, heightAt(line, 1230) + 8, 0.92, 0.03)
  else if (clay)
    body += drawClayGate(stage, 1230, heightAt(line, 1230) + 8, 1, 0.03, light.base.wall, '#159aa8')
  const slope = drawMeadow(stage, 'slope', 930, 24, 0.08)
  const bank = drawTrees(stage, 'slope trees', slope.line, 620, 1960, moscow ? 8 : 11, 84, 0.1)
  const wet = !clay
  body = reuse(stage, body)
  const all = view + body
  return (
    drawSky(stage) +
    all +
    slope.markup +
    bank +
    (wet
      ? drawWater(stage, {
          top: 986,
          mirrored: `<g transform="translate(0 40)">${body}</g>`,
          calm: 0.4,
          freezes: true,
        }) + (isFrozen(stage) ? '' : drawBoat(stage, 640, 1120, 1, light.base.accent))
      : '') +
    drawMist(stage, 980, 26, 0.25) +
    drawBirds(stage, 800, 380, 7) +
    drawForeground(stage, 1210, 'right', 330)
  )
}

const drawFortress = (stage: Stage) => {
  const { light, scene } = stage
  const own = characters[scene.region]
  const { rock, wall } = light.base
  if (scene.region === 'saint-petersburg') return drawNevaFortress(stage)
  const sea =
    scene.region === 'dagestan' || scene.region === 'kaliningrad' || scene.region === 'primorye'
  const clay = own.faith === 'madrasa'
  const stone = clay
    ? wall
    : scene.region === 'kaliningrad'
      ? '#a84f3a'
      : mix(mix(rock, wall, 0.5), '#cbb592', 0.25)
  const view = reuse(stage, drawBackdrop(stage, { base: 830, rise: 0.95 }))
  const hill: Point[] = [
    [-40, 1010],
    [300, 990],
    [560, 940],
    [780, 840],
    [980, 740],
    [1180, 690],
    [1420, 684],
    [1640, 730],
    [1820, 800],
    [1960, 850],
  ]
  let text =
    drawSky(stage) +
    view +
    (sea ? drawWater(stage, { top: 830 }) : drawMeadow(stage, 'plain', 850, 40, 0.28).markup) +
    drawMist(stage, 840, 44, 0.4)
  const back = hill.map(([x, y]): Point => [x, y - 34])
  text += drawWall(stage, back, 1000, 1640, 74, stone, 0.14)
  for (const [x, size] of [
    [1130, 0.8],
    [1320, 1],
    [1500, 0.78],
  ] as const)
    text +=
      own.faith === 'cone' || own.relief === 'twin'
        ? drawStoneTower(stage, x, heightAt(hill, x) - 20, size, 0.1, stone, 'flat')
        : drawWallTower(
            stage,
            x,
            heightAt(hill, x) - 20,
            size,
            0.1,
            stone,
            clay ? wall : light.base.roof,
            'round',
          )
  const crag: Point[] = [...hill]
  text += `<path d="M${crag.map(([x, y]) => `${x} ${y + 14}`).join('L')}L1960 1290L-40 1290Z" fill="${light.paint(mix(rock, light.base.land, 0.5), 0.06)}"/>`
  text += drawWall(
    stage,
    hill.map(([x, y]): Point => [x, y + 60]),
    700,
    1900,
    92,
    stone,
    0.05,
  )
  for (const x of [700, 960, 1250, 1560, 1880])
    text +=
      clay && x === 1250
        ? drawClayGate(stage, x, heightAt(hill, x) + 74, 0.8, 0.03, wall, '#159aa8')
        : drawWallTower(
            stage,
            x,
            heightAt(hill, x) + 74,
            0.66,
            0.04,
            stone,
            clay ? mix(wall, rock, 0.4) : light.base.roof,
            'round',
          )
  const random = stage.random.fork('crag')
  const spots = Array.from({ length: 14 }, () => {
    const x = random.between(520, 1900)
    return [x, heightAt(hill, x) + random.between(110, 260), random.between(26, 80)] as const
  }).sort((a, b) => a[1] - b[1])
  return (
    text +
    drawRocks(stage, 'crag', spots, rock) +
    drawTrees(
      stage,
      'foot',
      [
        [-40, 1080],
        [700, 1090],
      ],
      -40,
      640,
      8,
      160,
      0.06,
    ) +
    drawBirds(stage, 860, 400, 6) +
    drawForeground(stage, 1180, 'left', 480)
  )
}

const drawNevaFortress = (stage: Stage) => {
  const { light } = stage
  const far = reuse(stage, drawBackdrop(stage, { base: 820, rise: 0.5 }))
  const shore: Point[] = [
    [-40, 850],
    [1960, 850],
  ]
  const body = reuse(
    stage,
    drawNeedleCathedral(stage, 1270, 806, 1.12, 0.1) +
      drawTrees(
        stage,
        'bastion trees',
        [
          [700, 806],
          [1960, 806],
        ],
        760,
        1900,
        14,
        90,
        0.16,
      ) +
      drawWall(stage, shore, 620, 1990, 62, '#b77f6a', 0.06),
  )
  return (
    drawSky(stage) +
    far +
    drawWater(stage, { top: 846, mirrored: body, calm: 0.55 }) +
    body +
    drawMist(stage, 850, 24, 0.3) +
    drawBoat(stage, 560, 1060, 1.1, light.base.accent) +
    drawBirds(stage, 820, 420, 6)
  )
}

const drawTowers = (stage: Stage) => {
  const { light, scene } = stage
  const own = characters[scene.region]
  const { rock, wall } = light.base
  const stone = mix(mix(rock, wall, 0.55), '#c9ad82', 0.3)
  let text = drawSky(stage) + drawBackdrop(stage, { base: 820, rise: 1.04, focus: 860 })
  const slope = drawMeadow(stage, 'slope', 880, 110, 0.2)
  text +=
    slope.markup +
    drawTrees(stage, 'slope wood', slope.line, -20, 620, 12, 110, 0.24) +
    drawMist(stage, 870, 50, 0.35)
  const random = stage.random.fork('towers')
  const flat =
    own.faith === 'mosque' || own.faith === 'cone'
      ? scene.region === 'georgia'
        ? 'flat'
        : 'pyramid'
      : 'pyramid'
  const spots = [
    [960, 930, 0.7],
    [1100, 950, 0.86],
    [1580, 946, 0.86],
    [1740, 930, 0.74],
    [1280, 990, 1.2],
    [1470, 1010, 1.02],
  ] as const
  for (const [x, y, size] of spots) {
    text +=
      drawFlatHouse(
        stage,
        x + 78 * size,
        y + 10,
        random.between(90, 130) * size,
        random.between(64, 86) * size,
        0.22 - size * 0.14,
        mix(stone, wall, 0.4),
      ) +
      drawFlatHouse(
        stage,
        x - 84 * size,
        y + 16,
        random.between(70, 110) * size,
        random.between(50, 70) * size,
        0.2 - size * 0.14,
        stone,
      ) +
      drawStoneTower(stage, x, y, size, 0.22 - size * 0.16, stone, flat)
  }
  const near = drawMeadow(stage, 'near', 1040, 60, 0.05)
  return (
    text + near.markup + drawBirds(stage, 740, 400, 5) + drawForeground(stage, 1200, 'right', 430)
  )
}

const drawPalaceScene = (stage: Stage) => {
  const { light, scene } = stage
  const petersburg = scene.region === 'saint-petersburg'
  const color = petersburg
    ? scene.variant % 2
      ? '#7fb09a'
      : '#7aa6c8'
    : mix(light.base.wall, '#f0d9a8', 0.4)
  const view = reuse(stage, drawBackdrop(stage, { base: 800, rise: 0.6 }))
  const park = drawMeadow(stage, 'park', 880, 16, 0.1)
  const body = reuse(
    stage,
    petersburg && scene.variant % 3 === 0
      ? drawAdmiralty(stage, 1150, 880, 1.3, 0.05)
      : drawPalace(
          stage,
          1120,
          884,
          1.3,
          0.05,
          color,
          petersburg ? '#5f7a70' : light.base.roof,
          scene.variant % 2 ? 'pediment' : 'dome',
        ),
  )
  let text =
    drawSky(stage) +
    view +
    drawTrees(
      stage,
      'park behind',
      [
        [0, 860],
        [1920, 860],
      ],
      -20,
      1940,
      18,
      190,
      0.3,
    ) +
    body +
    park.markup
  text += drawWater(stage, {
    top: 962,
    mirrored: `<g transform="translate(0 80)">${body}</g>`,
    calm: 0.55,
    freezes: true,
  })
  text += drawWall(
    stage,
    [
      [-40, 976],
      [1960, 976],
    ],
    -40,
    1960,
    20,
    '#b9a898',
    0.04,
  )
  for (const [from, to] of [
    [-40, 240],
    [1660, 1960],
  ] as const)
    text += drawTrees(
      stage,
      `lawn ${from}`,
      [
        [-40, 960],
        [1960, 960],
      ],
      from,
      to,
      4,
      150,
      0.06,
    )
  return (
    text +
    drawMist(stage, 968, 24, 0.25) +
    (isFrozen(stage) ? '' : drawBoat(stage, 720, 1120, 1.1, light.base.accent)) +
    drawBirds(stage, 860, 400, 6)
  )
}

export const strongholds = {
  kremlin: { horizon: 820, sunX: 820, draw: drawKremlin },
  fortress: { horizon: 830, sunX: 840, draw: drawFortress },
  towers: { horizon: 820, sunX: 760, draw: drawTowers },
  palace: { horizon: 820, sunX: 1260, draw: drawPalaceScene },
} satisfies Record<string, Motif>
