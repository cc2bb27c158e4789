import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import sharp from 'sharp'
import { regionCodes, sceneHours, sceneMotifs, sceneSeasons } from '#schema/codes/scenes.ts'
import { composeScene } from '#server/posters/composeScene.ts'
import { formatSceneKey, parseSceneKey } from '#server/posters/sceneKey.ts'

/**
 * Writes picture grids for visual review: `node server/tools/contactSheet.ts --out <folder> [--name
 * n] [--columns 4] [--width 480] altai.lake.dawn.summer.1 …` A part of a key may be a list
 * ("altai,baikal.lake.*.summer.1"); '*' stands for all values.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    out: { type: 'string' },
    name: { type: 'string', default: 'sheet' },
    columns: { type: 'string', default: '4' },
    width: { type: 'string', default: '480' },
  },
})

const vocabularies: readonly (readonly string[])[] = [
  regionCodes,
  sceneMotifs,
  sceneHours,
  sceneSeasons,
  ['1', '2', '3', '4', '5', '6'],
]

const expand = (pattern: string) =>
  pattern
    .split('.')
    .map((word, index) => (word === '*' ? (vocabularies[index] ?? []) : word.split(',')))
    .reduce<string[]>(
      (keys, words) => keys.flatMap((key) => words.map((word) => (key ? `${key}.${word}` : word))),
      [''],
    )

const tile = async (key: string, width: number) => {
  const scene = parseSceneKey(key)
  if (!scene) throw new Error(`no such scene: ${key}`)
  const start = performance.now()
  const markup = composeScene(scene)
  const took = performance.now() - start
  const height = Math.round((width * 2) / 3)
  const caption = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="22"><text x="4" y="15" font-family="sans-serif" font-size="12" fill="#222">${formatSceneKey(scene)}</text></svg>`
  const picture = await sharp(
    Buffer.from(
      markup.replace(/width="1920" height="1280"/, `width="${width}" height="${height}"`),
    ),
  )
    .flatten()
    .extend({ bottom: 24, left: 3, right: 3, top: 3, background: '#ffffff' })
    .composite([{ input: Buffer.from(caption), left: 3, top: height + 4 }])
    .png()
    .toBuffer()
  return { picture, took, bytes: markup.length }
}

if (!values.out || positionals.length === 0)
  throw new Error('needs --out <folder> and at least one key')
const width = Number(values.width)
const columns = Number(values.columns)
const tiles = await Promise.all(positionals.flatMap(expand).map((key) => tile(key, width)))
const cell = { width: width + 6, height: Math.round((width * 2) / 3) + 27 }
await mkdir(values.out, { recursive: true })
const file = join(values.out, `${values.name}.png`)
await sharp({
  create: {
    width: cell.width * Math.min(columns, tiles.length),
    height: cell.height * Math.ceil(tiles.length / columns),
    channels: 3,
    background: '#ffffff',
  },
})
  .composite(
    tiles.map(({ picture }, index) => ({
      input: picture,
      left: (index % columns) * cell.width,
      top: Math.floor(index / columns) * cell.height,
    })),
  )
  .png({ compressionLevel: 4 })
  .toFile(file)
const slowest = Math.max(...tiles.map(({ took }) => took))
const largest = Math.max(...tiles.map(({ bytes }) => bytes))
process.stdout.write(
  `${file}: ${tiles.length} pictures, slowest ${slowest.toFixed(1)} ms, largest ${Math.round(largest / 1024)} kB\n`,
)
