import { z } from 'zod'

/** A part of the configuration as it was read, or one line per mistake. A line names the variable and never its value. */
export type GroupResult<Value> = { value: Value; mistakes: readonly string[] }

type Given = Readonly<Record<string, string | undefined>>

/**
 * Reads the variables of one service, which make sense only together.
 * @param needed without any of these and of `extra` the service is not configured: null. With some of them the others are missed
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

/** The base of a service's addresses, without a slash at its end; others than the real one are for tests and proxies. */
export const serviceUrl = (real: string) =>
  z
    .url({ protocol: /^https?$/, error: 'an http or https address' })
    .transform((url) => url.replace(/\/+$/, ''))
    .prefault(real)

export const filled = z.string().min(1, 'some text')
