import { z } from 'zod'

/**
 * A part of the configuration, with one line per mistake. A line names the variable, never its
 * value.
 */
export type GroupResult<Value> = { value: Value; mistakes: readonly string[] }

type Given = Readonly<Record<string, string | undefined>>

/**
 * Reads the variables of one service, which only make sense together.
 * @param needed required once any of these or of `extra` is set. With none set the value is null
 */
export const readService = <Needed extends z.ZodRawShape, Extra extends z.ZodRawShape>(
  given: Given,
  { needed, extra }: { needed: Needed; extra: Extra },
): GroupResult<(z.infer<z.ZodObject<Needed>> & z.infer<z.ZodObject<Extra>>) | null> => {
  const names = [...Object.keys(needed), ...Object.keys(extra)]
  const set = names.filter((name) => given[name] !== undefined && given[name] !== '')
  if (set.length === 0) return { value: null, mistakes: [] }
  const mistakes: string[] = []
  const missing = Object.keys(needed).filter((name) => !set.includes(name))
  if (missing.length > 0)
    mistakes.push(
      `${missing.join(', ')}: missing, since ${set.join(', ')} ${set.length === 1 ? 'is' : 'are'} set`,
    )
  const read = z
    .object({ ...needed, ...extra })
    .safeParse(Object.fromEntries(set.map((name) => [name, given[name]])))
  for (const { path, message } of read.error?.issues ?? [])
    if (set.includes(String(path[0]))) mistakes.push(`${String(path[0])}: expected ${message}`)
  return {
    value: read.success
      ? (read.data as z.infer<z.ZodObject<Needed>> & z.infer<z.ZodObject<Extra>>)
      : null,
    mistakes: [...new Set(mistakes)],
  }
}

/**
 * Parses the base URL of a service, without a trailing slash; other URLs than the real one are for
 * tests and proxies.
 */
export const serviceUrl = (real: string) =>
  z
    .url({ protocol: /^https?$/, error: 'an http or https URL' })
    .transform((url) => url.replace(/\/+$/, ''))
    .prefault(real)

export const filled = z.string().min(1, 'some text')
