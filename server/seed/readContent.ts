import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { z } from 'zod'
import { contentFiles, contentKinds, contentRoot } from './checkContent.ts'

type Kinds = typeof contentKinds
type Content<Kind extends keyof Kinds> = z.infer<Kinds[Kind][1]>

/**
 * Reads all files of a kind, parsed and checked. @throws Error that names the file and the place
 */
export const readContent = <Kind extends keyof Kinds>(kind: Kind): Content<Kind>[] =>
  contentFiles(kind).map((file) => {
    const result = contentKinds[kind][1].safeParse(parse(readFileSync(file, 'utf8')))
    if (!result.success)
      throw new Error(`${file.slice(contentRoot.length)}\n${z.prettifyError(result.error)}`)
    return result.data as Content<Kind>
  })

/** Returns the id of a code. @throws Error that names the reference to an unknown code */
export const resolveCode = (
  ids: ReadonlyMap<string, number>,
  code: string,
  what: string,
): number => {
  const id = ids.get(code)
  if (id === undefined) throw new Error(`${what}: unknown code "${code}"`)
  return id
}
