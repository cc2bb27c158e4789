import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

const lateOrErased = /\bimport\(\s*'[^']+'|\bimport\s+type\b[^']*'[^']+'/g
const importPattern = /(?:\bfrom\s+|\bimport\s+|\bimport\()\s*'([^']+)'/g
const folderPattern = /^#(client|schema)\//

/**
 * Returns the absolute paths of the source files that a file reaches by imports, lazy ones
 * included, itself first. Leaves out packages and the routes, which the URL table collects by a
 * glob.
 * @param isEager leaves out files that only lazy or type imports reach
 */
export function reachedFrom(root: string, entry: string, isEager = false): Set<string> {
  const reached = new Set<string>()
  const waiting = [join(root, entry)]
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (reached.has(file) || !existsSync(file)) continue
    reached.add(file)
    if (!/\.tsx?$/.test(file)) continue
    const source = readFileSync(file, 'utf8')
    for (const [, name = ''] of (isEager ? source.replace(lateOrErased, '') : source).matchAll(
      importPattern,
    )) {
      if (name.startsWith('.')) waiting.push(join(dirname(file), name))
      else if (folderPattern.test(name)) waiting.push(join(root, name.slice(1)))
    }
  }
  return reached
}
