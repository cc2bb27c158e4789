import { mix } from '../drawing/color.ts'
import type { Point } from '../drawing/shapes.ts'
import { canvas, ellipse, line, path, polygon, round, trace, traceSmooth } from '../drawing/shapes.ts'
import type { Stage } from '../drawing/stage.ts'
import { reuse } from '../drawing/stage.ts'
import { drawBackdrop, drawFoothills } from '../elements/backdrop.ts'
import { drawWoodEdge } from '../elements/conifers.ts'
import { drawCreature, drawOnlookers } from '../elements/creatures.ts'
import { drawGrass, drawRocks } from '../elements/grass.ts'
import { drawFold, drawRange } from '../elements/mountains.ts'
import { drawStrata } from '../elements/outcrops.ts'
import { drawBirds, drawSky, radialFade, verticalFade } from '../elements/sky.ts'
import { drawSteam } from '../elements/steam.ts'
import { drawMist, drawRiver, drawWater, pool, ripples } from '../elements/water.ts'
import { characters } from '../regions/character.ts'
import type { Motif } from './framing.ts'
import { drawForeground, drawMeadow, drawTrees } from './framing.ts'
import { drawHomeland } from './sanctuaries.ts'

const drawRidges = (stage: Stage) => {
  const { light } = stage
  const { land, conifer, rock } = light.base
  const wooded = characters[stage.scene.region].forest !== 'shrub'
  let text = drawSky(stage) + drawBackdrop(stage, { base: 800, rise: 1, hills: false }) + drawBirds(stage, 700, 330)
  for (const [index, depth] of [0.46, 0.3, 0.15].entries()) {
    const fold = drawFold(stage, `ridge ${index}`, 800 + index * 118, 190, mix(mix(rock, land, 0.5), conifer, 0.2 + index * 0.25), depth, canvas.height, 420 - index * 40)
    text += (index < 2 && wooded ? drawWoodEdge(stage, `ridge edge ${index}`, fold.line, 46 + index * 34, depth, canvas.height, mix(conifer, land, 0.2)) : drawTrees(stage, `ridge wood ${index}`, fold.line, -20, 1940, 60 - index * 8, 40 + index * 44, depth)) + fold.markup + drawMist(stage, 900 + index * 120, 60, 0.34 - index * 0.1)
  }
  return text + drawForeground(stage, 1190, 'right', 520)
}

const drawGlacier = (stage: Stage) => {
  const { light } = stage
  const { rock, ice, snow } = light.base
  const base = 860
  let text = drawSky(stage) + drawRange(stage, { label: 'head', peaks: [{ x: 1180, y: 210, spread: 620 }, { x: 800, y: 360, spread: 420 }, { x: 1560, y: 330, spread: 460 }, { x: 420, y: 470, spread: 420 }], base, color: rock, depth: 0.34, rough: 34, snowline: base - 60, mist: 0.6 })
  const left: Point[] = [[1010, 610], [930, 690], [800, 770], [640, 880], [380, 1010], [60, 1150], [-120, 1300]]
  const right: Point[] = [[1210, 600], [1250, 690], [1230, 780], [1240, 880], [1330, 1010], [1500, 1150], [1690, 1300]]
  const body = `${traceSmooth(left)}L${traceSmooth([...right].reverse()).slice(1)}Z`
  const clip = stage.define((id) => `<clipPath id="${id}"><path d="${body}"/></clipPath>`)
  const fill = verticalFade(stage, 600, 1280, [[0, light.lit(snow, 0.3)], [0.4, light.lit(mix(snow, ice, 0.5), 0.1)], [1, light.paint(mix(ice, light.base.water, 0.3))]])
  const random = stage.random.fork('crevasses')
  let cracks = ''
  let rims = ''
  for (let y = 650; y < 1290; y += 15 + (y - 650) * 0.05) {
    const t = (y - 610) / 690
    const [from, to] = [1080 - 1130 * t ** 1.15, 1220 + 420 * t ** 1.7]
    for (let x = from; x < to; x += random.between(90, 200) * (0.4 + t)) {
      const long = random.between(40, 130) * (0.3 + t)
      const sag = long * 0.22
      const thick = 2 + 9 * t
      cracks += `M${round(x)} ${round(y)}Q${round(x + long / 2)} ${round(y + sag)} ${round(x + long)} ${round(y)}Q${round(x + long / 2)} ${round(y + sag + thick)} ${round(x)} ${round(y)}Z`
      rims += `M${round(x)} ${round(y - 3)}Q${round(x + long / 2)} ${round(y + sag - 3)} ${round(x + long)} ${round(y - 3)}`
    }
  }
  let moraine = ''
  for (const [a, b, w] of [[0.4, 0.3, 8], [0.6, 0.66, 7]] as const) {
    const points: Point[] = left.map(([lx, ly], index) => [lx + ((right[index]?.[0] ?? lx) - lx) * (a + ((b - a) * index) / 7), ly])
    moraine += line(traceSmooth(points), light.shade(mix(rock, '#4a4650', 0.3)), w, { opacity: 0.55 })
  }
  text += drawRange(stage, { label: 'left wall', peaks: [{ x: 120, y: 470, spread: 700 }, { x: 560, y: 640, spread: 360 }], base: 1120, color: rock, depth: 0.12, rough: 34, snowline: stage.scene.season === 'winter' ? 1000 : 620, mist: 0.3 })
  text += drawRange(stage, { label: 'right wall', peaks: [{ x: 1830, y: 430, spread: 640 }, { x: 1480, y: 610, spread: 440 }], base: 1120, color: rock, depth: 0.1, rough: 34, snowline: stage.scene.season === 'winter' ? 1000 : 590, mist: 0.3 })
  text += drawFold(stage, 'glacier floor', 1080, 60, mix(rock, light.base.land, 0.2), 0.06, canvas.height, 300).markup
  text += path(body, fill) + `<g clip-path="url(#${clip})">${path(cracks, light.shade(mix(light.base.water, '#2f7fa6', 0.5)), { opacity: 0.75 })}${line(rims, light.lit(snow), 3, { opacity: 0.8 })}${moraine}</g>`
  const spots = Array.from({ length: 12 }, (_, index) => [1380 + index * 52 + random.between(-40, 40), 1130 + index * 11 + random.between(-20, 60), random.between(30, 90)] as const)
  return text + drawRocks(stage, 'moraine', [...spots].sort((a, b) => a[1] - b[1]), mix(rock, '#3a3a46', 0.25)) + drawOnlookers(stage, 1452, 1136, 0.85, [light.base.accent, '#e9c46a'])
}

const drawVolcano = (stage: Stage) => {
  const { light, scene } = stage
  const { rock, land } = light.base
  const base = 880
  const x = 1240
  const white = scene.season === 'winter'
  let text = drawSky(stage, 0.4) + drawRange(stage, { label: 'far cone', peaks: [{ x: 420, y: 600, spread: 420 }, { x: 1800, y: 620, spread: 380 }], base, color: rock, depth: 0.55, slope: 'cone', rough: 9, snowline: white ? base : 690, mist: 0.9 })
  text += drawSteam(stage, x, 246, 230, 90, 0.92)
  text += drawRange(stage, { label: 'cone', peaks: [{ x: x - 42, y: 232, spread: 900 }, { x: x + 44, y: 244, spread: 900 }, { x: x - 4, y: 262, spread: 700 }], base, color: mix(rock, '#5a4148', 0.3), depth: 0.16, slope: 'cone', rough: 13, snowline: white ? base - 40 : scene.season === 'summer' ? 450 : 560, mist: 0.7 })
  if (light.isDark && scene.variant % 2) text += line(`M${x} 262Q${x - 14} 380 ${x + 26} 470T${x + 6} 640T${x + 60} 780`, '#ff7a3c', 9, { opacity: 0.85 }) + line(`M${x} 262Q${x - 14} 380 ${x + 26} 470T${x + 6} 640`, '#ffd08a', 4) + ellipse(x, 262, 150, 80, radialFade(stage, x, 262, 150, [[0, '#ff8a4a', 0.6], [1, '#ff8a4a', 0]]))
  text += drawFoothills(stage, base, 1.1)
  const plain = drawMeadow(stage, 'plain', 900, 30, 0.2, mix(land, rock, 0.2))
  const scatter = stage.random.fork('lava')
  const spots = Array.from({ length: 14 }, () => [scatter.between(0, 1500), scatter.between(1000, 1190), scatter.between(14, 46)] as const).sort((a, b) => a[1] - b[1])
  return text + drawMist(stage, 900, 60, 0.5) + plain.markup + drawRocks(stage, 'lava', spots, mix(rock, '#2f2a34', 0.5)) + drawForeground(stage, 1190, 'right', 380)
}

const drawGeyser = (stage: Stage) => {
  const { light } = stage
  const { land, rock, earth, water } = light.base
  let text = drawSky(stage, 0.6) + drawBackdrop(stage, { base: 800, rise: 0.8, focus: 700 })
  const slope = drawFold(stage, 'slope', 850, 120, mix(land, rock, 0.2), 0.2, canvas.height, 480)
  text += slope.markup + drawTrees(stage, 'slope wood', slope.line, -20, 700, 16, 80, 0.24)
  text += drawSteam(stage, 660, 930, 300, 60, 0.55) + drawSteam(stage, 1700, 940, 330, 74, 0.6)
  const ochre = mix(earth, '#c96f35', 0.35)
  for (const [index, y] of [930, 1010, 1104].entries()) {
    const shelf = drawFold(stage, `terrace ${index}`, y, 46, mix(ochre, index % 2 ? '#e9d9b8' : rock, 0.28), 0.12 - index * 0.05, canvas.height, 380)
    text += shelf.markup
  }
  const jet = stage.random.fork('jet')
  const streaks = Array.from({ length: 16 }, () => {
    const lean = jet.between(-60, 60)
    return `M${round(1270 + lean * 0.1)} 1010Q${round(1270 + lean * 0.35)} ${round(jet.between(640, 760))} ${round(1270 + lean)} ${round(jet.between(440, 640))}`
  }).join('')
  text += drawSteam(stage, 1270, 1004, 760, 150, 0.96) + line(streaks, light.lit('#ffffff'), 7, { opacity: 0.75, 'stroke-linecap': 'round' }) + ellipse(1270, 1012, 150, 22, light.shade(mix(ochre, '#6a4a3a', 0.5))) + ellipse(1270, 1009, 118, 14, light.lit(mix(water, '#ffffff', 0.4)))
  text += pool(stage, 690, 1120, 190, 30, light.lit(mix(water, '#8fe3d6', 0.4))) + pool(stage, 1560, 1150, 150, 22, light.lit(mix(water, '#8fe3d6', 0.3)))
  return text + drawOnlookers(stage, 960, 1096, 0.8, [light.base.accent, '#e9c46a']) + drawForeground(stage, 1220, 'none')
}

const drawWaterfall = (stage: Stage) => {
  const { light } = stage
  const { rock, conifer, water } = light.base
  let text = drawSky(stage) + drawBackdrop(stage, { base: 620, rise: 0.9, focus: 560 })
  const left: Point[] = [[-40, 640], [180, 600], [420, 626], [640, 560], [860, 520], [1090, 508]]
  const right: Point[] = [[1240, 504], [1420, 470], [1640, 500], [1960, 430]]
  const wood = (label: string, ground: Point[], from: number, to: number) => drawTrees(stage, label, ground, from, to, 15, 150, 0.16)
  text += wood('left rim', left, -20, 1060) + wood('right rim', right, 1270, 1960)
  text += polygon([[1060, 520], [1280, 512], [1300, 1010], [1040, 1010]], light.shade(mix(rock, '#20303a', 0.4)))
  text += drawStrata(stage, 'left cliff', left, 1060, rock, 0.1, 3) + drawStrata(stage, 'right cliff', right, 1060, rock, 0.06, 3)
  const random = stage.random.fork('fall')
  const edge = (x: number, spread: number): Point[] => [[x, 506], [x + spread * 0.2, 640], [x + spread * 0.5, 800], [x + spread, 1010]]
  const fall = `${traceSmooth(edge(1100, -46))}L${traceSmooth(edge(1236, 52).reverse()).slice(1)}Z`
  text += path(fall, verticalFade(stage, 500, 1010, [[0, light.lit(mix(water, '#ffffff', 0.6))], [0.3, light.lit('#f4f9f8')], [1, light.lit('#ffffff')]]))
  let threads = ''
  for (let index = 0; index < 26; index++) {
    const t = random.next()
    const y = random.between(510, 820)
    threads += `M${round(1104 + 128 * t)} ${round(y)}Q${round(1100 + 136 * t)} ${round(y + 70)} ${round(1092 + 150 * t)} ${round(y + random.between(90, 190))}`
  }
  text += line(threads, light.shade(mix(water, '#dff0f0', 0.3)), 5, { opacity: 0.5, 'stroke-linecap': 'round' })
  text += drawWater(stage, { top: 1006, color: water }) + ripples(stage, 'foam', 1008, 1100, 60, light.lit('#ffffff'), 0.7, 1170, 420)
  text += ellipse(1168, 1000, 420, 120, radialFade(stage, 1168, 1000, 420, [[0, light.lit('#ffffff'), 0.75], [0.5, light.haze, 0.35], [1, light.haze, 0]]), {})
  const spots = [[860, 1050, 60], [1480, 1046, 76], [1600, 1070, 54], [720, 1080, 74], [1010, 1024, 34], [1330, 1022, 40]] as const
  return text + drawRocks(stage, 'pool rocks', spots, mix(rock, conifer, 0.3)) + drawForeground(stage, 1200, 'both', 470)
}

const drawCanyon = (stage: Stage) => {
  const { light } = stage
  const { rock, earth } = light.base
  const red = mix(rock, '#c06a42', 0.42)
  let text = drawSky(stage) + drawRange(stage, { label: 'rim', peaks: [{ x: 500, y: 560, spread: 520 }, { x: 1500, y: 540, spread: 560 }], base: 760, color: red, depth: 0.56, slope: 'mesa', rough: 12, mist: 0.8 })
  text += drawFold(stage, 'floor', 790, 30, mix(earth, light.base.land, 0.4), 0.34, canvas.height).markup
  text += drawRiver(stage, 1010, 790, 700, 560, 190)
  const walls = [
    { depth: 0.44, left: [[-40, 560], [240, 548], [520, 590], [640, 640], [720, 800]], right: [[1960, 540], [1620, 556], [1420, 580], [1290, 650], [1220, 800]], foot: 850 },
    { depth: 0.26, left: [[-40, 470], [180, 462], [360, 500], [452, 610], [520, 920]], right: [[1960, 430], [1760, 440], [1600, 480], [1500, 620], [1400, 940]], foot: 970 },
    { depth: 0.06, left: [[-40, 400], [90, 420], [170, 560], [240, 800], [300, 1180]], right: [[1960, 310], [1850, 330], [1780, 500], [1700, 820], [1600, 1200]], foot: 1230 },
  ] as const
  for (const [index, wall] of walls.entries()) {
    text += drawStrata(stage, `left ${index}`, wall.left, wall.foot, red, wall.depth, 8) + drawStrata(stage, `right ${index}`, [...wall.right].reverse(), wall.foot, red, wall.depth, 8)
    text += drawMist(stage, wall.foot - 20, 50, 0.2)
  }
  const ledge: Point[] = [[1180, 1290], [1250, 1210], [1420, 1180], [1640, 1172], [1960, 1150]]
  text += polygon([...ledge, [1960, 1290]], light.shade(mix(red, '#3a2a30', 0.4))) + line(trace(ledge, false), light.lit(red), 6) + drawOnlookers(stage, 1480, 1178, 1, [light.base.accent, '#e9c46a'])
  return text + drawBirds(stage, 1040, 300, 5)
}

const drawCave = (stage: Stage) => {
  const { light, scene } = stage
  const { rock, water, ice } = light.base
  const view = reuse(stage, drawBackdrop(stage, { base: 800, rise: 0.8, focus: 1120 }))
  const frozen = scene.season === 'winter'
  let text = drawSky(stage, 0.5) + view + drawWater(stage, { top: 800, mirrored: view, freezes: true })
  const random = stage.random.fork('mouth')
  const mouth = (grow: number, label: string): Point[] => {
    const rough = random.fork(label)
    return Array.from({ length: 30 }, (_, index) => {
      const angle = Math.PI * (1.13 - (index / 29) * 1.26)
      return [1130 + Math.cos(angle) * (610 + grow) * rough.between(0.94, 1.05), 960 - Math.sin(angle) * (700 + grow * 0.9) * rough.between(0.93, 1.05)]
    })
  }
  for (const [index, grow] of [0, 70, 170].entries()) {
    const edge = mouth(grow, `edge ${index}`)
    const tone = mix(mix(rock, '#2a2633', 0.35 + index * 0.22), light.glow, index === 0 ? 0.12 : 0)
    const [first, last] = [edge[0] ?? [0, 0], edge.at(-1) ?? [0, 0]]
    text += path(`M-20 -20H1940V1300H-20Z${trace([...edge, [last[0], 1300], [first[0], 1300]])}`, index === 0 ? light.paint(tone) : light.shade(tone), { 'fill-rule': 'evenodd' })
  }
  const floor: Point[] = [[-20, 1160], [260, 1110], [520, 1150], [760, 1120], [1100, 1172], [1460, 1128], [1700, 1150], [1940, 1090]]
  text += polygon([...floor, [1940, 1300], [-20, 1300]], light.shade(mix(rock, '#1d1b28', 0.62))) + line(trace(floor, false), light.lit(mix(rock, light.glow, 0.3)), 5, { opacity: 0.5 })
  let drips = ''
  let edges = ''
  for (let index = 0; index < 20; index++) {
    const x = 1130 + (random.next() + random.next() - 1) * 430
    const reach = Math.min(1, Math.abs(x - 1130) / 640)
    const from = 960 - Math.sqrt(Math.max(0, 1 - reach ** 2)) * 790 - 70
    const long = random.between(60, 250) * random.between(0.5, 1)
    const wide = random.between(8, 20) + long * 0.06
    drips += trace([[x - wide, from], [x - wide * 0.3, from + long * 0.6], [x, from + long], [x + wide * 0.3, from + long * 0.6], [x + wide, from]])
    edges += `M${round(x + stage.facing(x) * wide * 0.8)} ${round(from + 10)}L${round(x)} ${round(from + long)}`
  }
  text += path(drips, frozen ? light.lit(mix(ice, water, 0.2)) : light.shade(mix(rock, '#2a2633', 0.5)), { opacity: frozen ? 0.85 : 1 }) + line(edges, light.lit(frozen ? '#ffffff' : mix(rock, light.glow, 0.4)), 3, { opacity: 0.5 })
  text += drawOnlookers(stage, 800, 1126, 1.1, [light.base.accent, '#cfc2a8'])
  return text
}

const drawHotSpring = (stage: Stage) => {
  const { light, scene } = stage
  const { rock, water, earth } = light.base
  let text = drawSky(stage, 0.6) + drawBackdrop(stage, { base: 780, focus: 1300 })
  const meadow = drawMeadow(stage, 'bank', 820, 60, 0.18)
  text += meadow.markup + drawTrees(stage, 'far bank', meadow.line, -20, 1940, 26, 110, 0.2) + drawMist(stage, 850, 80, 0.5)
  const turquoise = mix(water, '#56d0c2', 0.5)
  text += pool(stage, 1080, 1040, 690, 132, light.shade(mix(rock, earth, 0.4))) + pool(stage, 1080, 1034, 640, 112, light.paint(turquoise)) + pool(stage, 1120, 1030, 470, 74, light.lit(mix(turquoise, '#b5f2e2', 0.4))) + ripples(stage, 'pool light', 960, 1120, 34, light.lit('#ffffff'), 0.5, 1080, 520)
  for (const [x, y, h] of [[760, 1010, 270], [1150, 990, 360], [1480, 1020, 300]] as const) text += drawSteam(stage, x, y, h, 84, 0.62)
  const random = stage.random.fork('rim')
  const spots = Array.from({ length: 26 }, (_, index) => {
    const angle = (index / 26) * Math.PI * 2
    return [1080 + Math.cos(angle) * 680, 1046 + Math.sin(angle) * 128, random.between(26, 62)] as const
  }).filter(([, y]) => y > 1010)
  text += drawRocks(stage, 'rim rocks', [...spots].sort((a, b) => a[1] - b[1]), rock)
  const bather = (x: number, y: number) => `<circle cx="${x}" cy="${y - 20}" r="13" fill="${light.paint('#b98562')}"/>` + path(`M${x - 24} ${y + 8}Q${x - 22} ${y - 8} ${x} ${y - 8}Q${x + 22} ${y - 8} ${x + 24} ${y + 8}Z`, light.paint('#b98562')) + path(`M${x - 14} ${y - 22}Q${x} ${y - 42} ${x + 14} ${y - 22}Z`, light.shade('#3a2a26'))
  text += bather(1250, 1050) + bather(1330, 1060)
  return text + (scene.season === 'winter' ? '' : drawGrass(stage, 'rim grass', [[0, 1180], [1920, 1180]], 90, 40, light.base.land)) + drawForeground(stage, 1200, 'right', 520)
}

const drawTrail = (stage: Stage) => {
  const { light, scene } = stage
  const { earth, rock } = light.base
  let text = drawSky(stage) + drawHomeland(stage, { base: 800, rise: 1.02, focus: 1330, hills: characters[scene.region].forest !== 'shrub' })
  const far = drawMeadow(stage, 'far slope', 850, 150, 0.26)
  text += far.markup + drawTrees(stage, 'far slope wood', far.line, -20, 620, 16, 92, 0.26)
  const near = drawMeadow(stage, 'near slope', 960, 110, 0.1)
  text += near.markup
  const random = stage.random.fork('stones')
  const sway = random.between(-0.6, 1.25)
  const drift = random.between(-120, 60)
  const middle = ([[1150, 858], [1100, 880], [1180, 920], [1060, 966], [900, 1010], [1040, 1080], [1180, 1150], [1010, 1290]] as const).map(([x, y], index): Point => [1100 + (x - 1100) * sway + (drift * index) / 4, y])
  const widths = [4, 7, 12, 20, 32, 52, 78, 120]
  const left: Point[] = middle.map(([x, y], index) => [x - (widths[index] ?? 9) / 2, y])
  const right: Point[] = middle.map(([x, y], index) => [x + (widths[index] ?? 9) / 2, y])
  text += path(`${traceSmooth(left)}L${traceSmooth([...right].reverse()).slice(1)}Z`, light.lit(mix(earth, '#efe0bd', 0.3)), { stroke: light.shade(mix(earth, light.base.land, 0.5)), 'stroke-width': 3 })
  text += drawTrees(stage, 'by the path', near.line, 1400, 1920, 8, 220, 0.08)
  const spots = Array.from({ length: 13 }, () => [random.between(0, 1920), random.between(1000, 1240), random.between(12, 50)] as const).filter(([x]) => x < 760 || x > 1260).sort((a, b) => a[1] - b[1])
  text += drawRocks(stage, 'stones', spots, rock) + drawOnlookers(stage, middle[6]?.[0] ?? 1120, 1146, 1.3, [light.base.accent, '#e9c46a'])
  return text + drawGrass(stage, 'meadow', [[0, 1200], [800, 1210]], 90, 46, mix(light.base.land, light.base.dark, 0.2), 0, -20, 840) + drawCreatureFar(stage)
}

const drawCreatureFar = (stage: Stage) => drawCreature(stage, characters[stage.scene.region].creature, 340 + (stage.scene.variant % 5) * 60, 985, 0.6, mix(stage.light.base.rock, '#3a2e2a', 0.6), 0.16)

export const highlands = {
  ridges: { horizon: 800, draw: drawRidges },
  glacier: { horizon: 800, draw: drawGlacier },
  volcano: { horizon: 860, sunX: 700, draw: drawVolcano },
  geyser: { horizon: 800, sunX: 900, draw: drawGeyser },
  waterfall: { horizon: 620, sunX: 780, draw: drawWaterfall },
  canyon: { horizon: 760, sunX: 1000, draw: drawCanyon },
  cave: { horizon: 800, sunX: 1100, draw: drawCave },
  'hot-spring': { horizon: 800, draw: drawHotSpring },
  trail: { horizon: 820, draw: drawTrail },
} satisfies Record<string, Motif>

