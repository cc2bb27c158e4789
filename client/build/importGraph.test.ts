import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { expect, test } from '@jest/globals'
import { reachedFrom } from './importGraph.ts'

test('follows all forms of imports inside the project, including cycles, but no packages', () => {
  const root = mkdtempSync(join(tmpdir(), 'imports-'))
  const write = (name: string, text: string) => {
    mkdirSync(join(root, name, '..'), { recursive: true })
    writeFileSync(join(root, name), text)
  }
  try {
    write(
      'client/Page.tsx',
      "import { useState } from 'react'\nimport css from './Page.module.css'\nimport { a } from '#schema/a.ts'",
    )
    write('client/Page.module.css', "@import './other.css'")
    write('schema/a.ts', "import '#client/b.ts'\nexport * from './missing.ts'")
    write(
      'client/b.ts',
      "export const lazy = () => import('./deep/c.ts')\nimport type { Page } from './Page.tsx'",
    )
    write('client/deep/c.ts', "export {\n  d,\n} from '../d.ts'")
    write('client/d.ts', 'export const d = 1')
    write('client/apart.ts', "import './Page.tsx'")
    expect(
      [...reachedFrom(root, 'client/Page.tsx')].map((file) => relative(root, file)).sort(),
    ).toEqual([
      'client/Page.module.css',
      'client/Page.tsx',
      'client/b.ts',
      'client/d.ts',
      'client/deep/c.ts',
      'schema/a.ts',
    ])
    const eager = [...reachedFrom(root, 'client/Page.tsx', true)]
      .map((file) => relative(root, file))
      .sort()
    expect(eager).toEqual([
      'client/Page.module.css',
      'client/Page.tsx',
      'client/b.ts',
      'schema/a.ts',
    ])
  } finally {
    rmSync(root, { recursive: true })
  }
})
