// Writes the Latin font files with only the weights that the styles use: half the bytes.
//   node client/build/fontInstances.ts
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import subsetFont from 'subset-font'

const { resolve } = createRequire(import.meta.url)
const folder = join(import.meta.dirname, '../ui/fonts')

interface Instance {
  source: string
  name: string
  /** Axis values; a range stays variable. */
  axes: Readonly<Record<string, number | { min: number; max: number }>>
}

const instances: readonly Instance[] = [
  {
    source: '@fontsource-variable/fraunces/files/fraunces-latin-opsz-normal.woff2',
    name: 'fraunces-latin-headings.woff2',
    // every heading has this weight; the optical size follows its type size
    axes: { wght: 560 },
  },
  {
    source: '@fontsource-variable/fraunces/files/fraunces-latin-opsz-normal.woff2',
    name: 'fraunces-latin-leads.woff2',
    // leads, taglines and quotes: always between 19 and 27 px
    axes: { wght: 400, opsz: 22 },
  },
  {
    source: '@fontsource-variable/onest/files/onest-latin-wght-normal.woff2',
    name: 'onest-latin-text.woff2',
    axes: { wght: { min: 400, max: 700 } },
  },
]

mkdirSync(folder, { recursive: true })
for (const { source, name, axes } of instances) {
  const font = await subsetFont(readFileSync(resolve(source)), '', {
    targetFormat: 'woff2',
    variationAxes: axes,
    keepAllGlyphs: true,
  })
  writeFileSync(join(folder, name), font)
}
