import { mix } from '../drawing/color.ts'
import type { Point } from '../drawing/shapes.ts'
import { line, path, polygon, round, trace, traceSmooth } from '../drawing/shapes.ts'
import type { Stage } from '../drawing/stage.ts'
import { reuse } from '../drawing/stage.ts'
import { drawBackdrop } from '../elements/backdrop.ts'
import { drawPine } from '../elements/conifers.ts'
import { drawCreature, drawOnlookers, drawWhaleTail } from '../elements/creatures.ts'
import { drawGrass, drawLotus, drawReeds, drawRocks } from '../elements/grass.ts'
import { drawStrata } from '../elements/outcrops.ts'
import { drawBoat, drawSail } from '../elements/ships.ts'
import { drawBirds, drawSky } from '../elements/sky.ts'
import { drawMist, drawRiver, drawSurf, drawWater, isFrozen } from '../elements/water.ts'
import { characters } from '../regions/character.ts'
import { drawChapelOn, drawHomeland } from './sanctuaries.ts'
import type { Motif } from './framing.ts'
import { drawForeground, drawMeadow, drawTrees } from './framing.ts'

const drawLake = (stage: Stage) => {
  const view = reuse(stage, drawHomeland(stage, { base: 800 }) + (stage.scene.region === 'karelia' || stage.scene.region === 'baikal' ? drawIslet(stage, 1290, 806, 0.8, 0.14) : ''))
  const random = stage.random.fork('lake')
  const sides = random.pick(['right', 'both', 'left', 'right'] as const)
  const life = [
    () => drawBoat(stage, random.between(560, 1100), random.between(930, 1040), 1.15, stage.light.base.accent, random.chance(0.5)),
    () => drawSail(stage, random.between(620, 1180), random.between(890, 960), random.between(0.8, 1.1), 0.06, '#f6efe0', random.chance(0.5)),
    () => drawOnlookers(stage, sides === 'left' ? 1240 : 980, sides === 'left' ? 1232 : 1222, 1.3, [stage.light.base.accent, '#e9c46a']),
    () => drawBirds(stage, random.between(700, 1000), random.between(300, 440), 7),
  ] as const
  const alive = isFrozen(stage) ? life[2]() : random.pick(life)()
  return drawSky(stage) + view + drawWater(stage, { top: 800, mirrored: view, freezes: true }) + drawMist(stage, 806, 44, 0.35) + alive + drawForeground(stage, 1190, sides, random.between(440, 640))
}

const drawRiverScene = (stage: Stage) => {
  const { light } = stage
  const random = stage.random.fork('river')
  let text = drawSky(stage) + drawHomeland(stage, { base: 800 })
  const bank = drawMeadow(stage, 'banks', 812, 30, 0.2)
  text += bank.markup + drawRiver(stage, 1210, 812, random.between(620, 860), 900, 240)
  text += drawTrees(stage, 'left bank', [[0, 960], [620, 900]], -40, 460, 13, 190, 0.16) + drawTrees(stage, 'right bank', [[1300, 890], [1960, 960]], 1420, 1960, 11, 230, 0.12)
  const spots = [[1250, 1180, 40], [1330, 1210, 60], [330, 1160, 46], [240, 1190, 70]] as const
  return text + drawMist(stage, 840, 50, 0.4) + drawRocks(stage, 'bank stones', spots, light.base.rock) + drawForeground(stage, 1225, 'right', 600)
}

/** A rocky island with trees; karelia's granite, baikal's shaman rock. */
const drawIslet = (stage: Stage, x: number, y: number, size: number, depth: number) => {
  const { light, scene } = stage
  const { rock } = light.base
  const random = stage.random.fork('islet')
  const shaman = scene.region === 'baikal'
  const shape = shaman
    ? [[-300, 4], [-262, -60], [-226, -92], [-196, -176], [-160, -206], [-124, -150], [-86, -96], [-44, -110], [0, -190], [34, -252], [64, -262], [92, -210], [128, -160], [176, -110], [230, -70], [300, -22], [330, 4]]
    : [[-380, 4], [-330, -26], [-240, -52], [-150, -84], [-60, -104], [40, -112], [140, -88], [240, -60], [330, -30], [390, 4]]
  const points: Point[] = shape.map(([px, py]) => [x + (px ?? 0) * size, y + (py ?? 0) * size * random.between(0.94, 1.06)])
  let text = shaman ? '' : Array.from({ length: 9 }, (_, index) => drawPine(stage, x + (-210 + index * 52 + random.between(-16, 16)) * size, y - (60 + 40 * Math.sin((index / 8) * Math.PI)) * size, random.between(150, 250) * size, depth)).join('')
  const orange = shaman ? mix(rock, '#c9824a', 0.4) : rock
  text += polygon(points, light.lit(orange, depth))
  for (const [index, [px, py]] of points.entries()) {
    const [before, after] = [points[index - 1], points[index + 1]]
    if (!before || !after || py > y - 20 || (shaman && (py > before[1] || py > after[1]))) continue
    const side = stage.facing(px)
    const far = side > 0 ? before : after
    text += polygon([[px, py], [far[0], far[1]], [far[0] - side * 26 * size, y], [px - side * 12 * size, y]], light.shade(orange, depth), { opacity: 0.75 })
  }
  if (isFrozen(stage)) text += line(trace(points.slice(2, -2), false), light.lit(light.base.snow, depth), 9 * size)
  return text
}

const drawIsland = (stage: Stage) => {
  const { scene } = stage
  const temple = ['arkhangelsk', 'karelia', 'pskov', 'volga', 'golden-ring', 'moscow', 'saint-petersburg'].includes(scene.region)
  const back = reuse(stage, drawBackdrop(stage, { base: 780, rise: 0.7, hills: characters[scene.region].relief !== 'plain' }))
  const island = reuse(stage, (temple && scene.variant % 2 ? drawChapelOn(stage, 1240, 800, 0.62, 0.1) : '') + drawIslet(stage, 1270, 850, 1.12, 0.08))
  const far = drawIslet({ ...stage, random: stage.random.fork('far') }, 520, 796, 0.42, 0.42)
  return drawSky(stage) + back + far + drawWater(stage, { top: 780, mirrored: back }) + `<g opacity="0.4"><g transform="matrix(1 0 0 -0.6 0 ${round(850 * 1.6)})">${island}</g></g>` + island + drawMist(stage, 786, 30, 0.3) + drawSail(stage, 640, 960, 1, 0, '#f6efe0') + drawForeground(stage, 1215, 'right', 420)
}

const drawCoast = (stage: Stage) => {
  const { light, scene } = stage
  const { earth } = light.base
  const head = drawBackdrop(stage, { base: 740, rise: 0.74, focus: 1440 })
  const shore: Point[] = [[1960, 800], [1700, 838], [1420, 880], [1180, 930], [1010, 990], [860, 1070], [700, 1160], [520, 1290]]
  const flipped: Point[] = [...shore].reverse()
  const sand = light.base.forestSnow ? mix(light.base.snow, earth, 0.2) : mix(earth, '#f2deb4', 0.35)
  let text = drawSky(stage) + head + drawWater(stage, { top: 740 }) + drawMist(stage, 744, 30, 0.4)
  text += path(`${traceSmooth(flipped)}L1960 1290Z`, light.lit(sand)) + path(`${traceSmooth(flipped.map(([x, y]): Point => [x - 8, y + 4]))}L${traceSmooth(shore.map(([x, y]): Point => [x + 52, y + 22])).slice(1)}Z`, light.shade(sand), { opacity: 0.55 }) + drawSurf(stage, flipped.map(([x, y]): Point => [x - 20, y]))
  const rise: Point[] = [[1300, 1290], [1480, 1130], [1640, 1030], [1800, 980], [1960, 950]]
  text += path(`${traceSmooth(rise)}L1960 1290Z`, light.paint(mix(sand, light.base.land, 0.55))) + drawGrass(stage, 'dune grass', rise, 120, 60, mix(light.base.land, light.base.dark, 0.25), 0, 1330, 1940)
  text += drawTrees(stage, 'dune trees', rise, 1600, 1960, 5, 420)
  const pair = scene.season === 'winter' ? '' : drawOnlookers(stage, 1150, 1066, 0.8, [light.base.accent, '#f2e3c2'])
  return text + pair + drawSail(stage, 560, 850, 0.6, 0.2, '#f6efe0') + drawBirds(stage, 760, 420, 6)
}

const drawSeaCliffs = (stage: Stage) => {
  const { light, scene } = stage
  const { rock } = light.base
  const head: Point[] = [[980, 800], [1010, 640], [1060, 540], [1160, 470], [1330, 440], [1560, 400], [1960, 350]]
  const farHead: Point[] = [[560, 764], [600, 690], [700, 650], [860, 628], [1060, 640]]
  const grass = light.base.meadow
  let text = drawSky(stage) + drawStrata(stage, 'far head', farHead, 772, rock, 0.5, 4)
  const cap = (points: readonly Point[], thick: number, depth: number) => path(`${traceSmooth(points)}L${traceSmooth([...points].reverse().map(([x, y]): Point => [x, y + thick])).slice(1)}Z`, light.lit(grass, depth))
  text += drawWater(stage, { top: 760 }) + drawStrata(stage, 'head', head, 1010, rock, 0.12, 8) + cap(head.slice(2), 26, 0.1)
  const stack = (x: number, y: number, wide: number, tall: number, depth: number) => {
    const rim: Point[] = [[x - wide, y], [x - wide * 0.72, y - tall * 0.55], [x - wide * 0.5, y - tall * 0.9], [x - wide * 0.1, y - tall], [x + wide * 0.34, y - tall * 0.86], [x + wide * 0.6, y - tall * 0.5], [x + wide, y]]
    return drawStrata(stage, `stack ${x}`, rim, y + 4, rock, depth, 5) + foam(stage, x, y + 4, wide * 1.3)
  }
  text += stack(900, 880, 54, 230, 0.2) + stack(700, 930, 74, 330, 0.1) + stack(470, 860, 36, 120, 0.3)
  text += foam(stage, 1180, 1004, 260) + foam(stage, 1480, 1012, 300) + foam(stage, 1800, 1010, 240)
  if (scene.region === 'chukotka' || scene.region === 'kamchatka' || scene.region === 'sakhalin') text += drawWhaleTail(stage, 520, 1080, 1)
  const near: Point[] = [[1380, 1290], [1460, 1190], [1600, 1120], [1800, 1090], [1960, 1070]]
  text += path(`${traceSmooth(near)}L1960 1290Z`, light.shade(mix(grass, light.base.dark, 0.4))) + drawGrass(stage, 'cliff grass', near, 110, 46, mix(grass, light.base.dark, 0.25), 0, 1420, 1940)
  return text + drawOnlookers(stage, 1690, 1110, 1, [light.base.accent, '#e9c46a']) + drawBirds(stage, 980, 330, 9) + drawBirds(stage, 640, 500, 5, 11)
}

const foam = (stage: Stage, x: number, y: number, half: number) => path(`M${round(x - half)} ${round(y)}Q${round(x - half * 0.4)} ${round(y - 13)} ${round(x)} ${round(y - 3)}T${round(x + half)} ${round(y)}Q${round(x)} ${round(y + 20)} ${round(x - half)} ${round(y)}Z`, stage.light.lit('#f6f9f6'), { opacity: 0.85 })

const drawIce = (stage: Stage) => {
  const { light } = stage
  const { ice, water, snow } = light.base
  const view = reuse(stage, drawBackdrop(stage, { base: 740, rise: 0.75 }) + (stage.scene.region === 'baikal' ? drawIslet(stage, 1300, 748, 0.6, 0.2) : ''))
  const deep = mix(water, '#0f7f95', 0.4)
  let text = drawSky(stage) + view + drawWater(stage, { top: 740, mirrored: view, calm: 0.35, color: mix(ice, deep, 0.5) })
  text += polygon([[-20, 744], [1940, 744], [1940, 790], [1500, 772], [900, 786], [300, 768], [-20, 782]], light.lit(snow, 0.3), { opacity: 0.9 })
  const random = stage.random.fork('cracks')
  let major = ''
  let minor = ''
  const branch = (x: number, y: number, angle: number, width: number, steps: number) => {
    const points: Point[] = [[x, y]]
    let [px, py, heading] = [x, y, angle]
    for (let step = 0; step < steps; step++) {
      const near = Math.max(0.12, (py - 740) / 540)
      heading += random.between(-0.5, 0.5)
      px += Math.cos(heading) * 120 * near
      py += Math.sin(heading) * 46 * near + 4
      points.push([px, py])
      if (width > 3 && random.chance(0.5)) branch(px, py, heading + (random.chance(0.5) ? 0.9 : -0.9), width * 0.4, 4)
    }
    const d = trace(points, false)
    if (width > 3) major += d
    else minor += d
  }
  for (let index = 0; index < 9; index++) branch(random.between(-100, 2000), 780 + index * 46, random.between(0.1, 0.9) * (random.chance(0.5) ? 1 : -1) + (index % 2 ? Math.PI : 0), 6, 11)
  text += line(major, light.lit('#ffffff'), 5.5, { opacity: 0.75, 'stroke-linejoin': 'round' }) + line(major, light.shade(deep), 2, { opacity: 0.5 }) + line(minor, light.lit('#ffffff'), 2.4, { opacity: 0.7 })
  for (let index = 0; index < 5; index++) {
    const y = 830 + index * 80
    const x = random.between(0, 1900)
    const reach = 160 + index * 70
    text += path(`M${round(x - reach)} ${y}Q${round(x - reach * 0.3)} ${y - 14} ${round(x)} ${y - 4}T${round(x + reach)} ${y}Q${round(x)} ${y + 16} ${round(x - reach)} ${y}Z`, light.lit(snow), { opacity: 0.55 })
  }
  const shard = (x: number, y: number, size: number) => {
    const tilt = random.between(-0.9, 0.9) * size
    const [wide, tall] = [size * random.between(0.7, 1.5), size * random.between(0.5, 1.15)]
    const slab: Point[] = [[x - wide / 2, y + 6], [x - wide / 2 + tilt * 0.7, y - tall * random.between(0.7, 1)], [x + tilt, y - tall], [x + wide / 2 + tilt * 0.5, y - tall * random.between(0.3, 0.6)], [x + wide / 2, y + 6]]
    const side = stage.facing(x)
    const thick = size * 0.2 * -side
    const rim: Point[] = slab.map(([px, py]) => [px + thick, py + size * 0.07])
    return polygon(rim, light.shade(mix(deep, '#58c4cf', 0.4))) + polygon(slab, random.chance(0.45) ? light.lit(mix(ice, '#ffffff', 0.5)) : light.lit(mix(ice, '#5fd3dc', 0.5))) + line(trace(slab.slice(1, 4), false), light.lit('#ffffff'), Math.max(2, size * 0.05), { opacity: 0.9 })
  }
  const spots = Array.from({ length: 44 }, () => random.next()).sort((a, b) => a - b)
  for (const t of spots) text += shard(1180 + t * 330 + random.between(-1, 1) * (120 + 330 * t), 800 + 460 * t ** 1.3, 14 + 120 * t * random.between(0.5, 1.1))
  return text + drawOnlookers(stage, 760, 984, 0.9, [light.base.accent, '#e9c46a'])
}

const drawWetland = (stage: Stage) => {
  const { light, scene } = stage
  const view = reuse(stage, drawHomeland(stage, { base: 760, rise: 0.7 }))
  const south = ['astrakhan', 'kalmykia', 'primorye', 'volga'].includes(scene.region) && (scene.season === 'summer' || scene.season === 'spring')
  let text = drawSky(stage) + view + drawWater(stage, { top: 760, mirrored: view, calm: 0.6, freezes: true }) + drawMist(stage, 770, 50, 0.45)
  const random = stage.random.fork('islets')
  for (let index = 0; index < 8; index++) {
    const t = index / 8
    const [x, y] = [random.between(-60, 1980), 790 + 300 * t ** 1.3]
    const half = 90 + 260 * t
    const tone = mix(light.base.meadow, light.base.earth, 0.15)
    text += path(`M${round(x - half)} ${round(y)}Q${round(x)} ${round(y - 16 - 22 * t)} ${round(x + half)} ${round(y)}Q${round(x)} ${round(y + 12)} ${round(x - half)} ${round(y)}Z`, light.paint(tone, 0.22 * (1 - t))) + drawGrass(stage, `islet ${index}`, [[x - half, y], [x, y - 8], [x + half, y]], 36, 30 + 34 * t, mix(tone, light.base.dark, 0.25), 0.16 * (1 - t), x - half * 0.85, x + half * 0.85)
  }
  if (south) text += drawLotus(stage, 'lotus', 860, 1240, 46)
  text += isFrozen(stage) ? '' : drawCreature(stage, 'crane', 1290, 1010, 1.25, '#efe9dc', 0) + drawCreature(stage, 'crane', 1400, 1030, 1.1, '#efe9dc', 0, true)
  text += drawReeds(stage, 'right reeds', 1780, 1280, 420, 430, 34) + drawReeds(stage, 'left reeds', 120, 1290, 380, 260, 26)
  return text + drawBirds(stage, 820, 360, 9)
}

export const shores = {
  lake: { horizon: 800, draw: drawLake },
  river: { horizon: 800, draw: drawRiverScene },
  island: { horizon: 780, sunX: 900, draw: drawIsland },
  coast: { horizon: 740, sunX: 1060, draw: drawCoast },
  'sea-cliffs': { horizon: 760, sunX: 860, draw: drawSeaCliffs },
  ice: { horizon: 740, draw: drawIce },
  wetland: { horizon: 760, draw: drawWetland },
} satisfies Record<string, Motif>
