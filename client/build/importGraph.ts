import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

const importPattern = /(?:\bfrom\s+|\bimport\s+|\bimport\()\s*'([^']+)'/g
const folderPattern = /^#(client|schema)\//

/**
 * The source files that a file reaches by imports, lazy ones included, itself first: absolute paths. Packages are left out,
 * and so are the routes, which the URL table collects by a glob.
 */
export function reachedFrom(root: string, entry: string): Set<string> {
  const reached = new Set<string>()
  const waiting = [join(root, entry)]
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (reached.has(file) || !existsSync(file)) continue
    reached.add(file)
    if (!/\.tsx?$/.test(file)) continue
    for (const [, name = ''] of readFileSync(file, 'utf8').matchAll(importPattern)) {
      if (name.startsWith('.')) waiting.push(join(dirname(file), name))
      else if (folderPattern.test(name)) waiting.push(join(root, name.slice(1)))
    }
  }
  return reached
}
