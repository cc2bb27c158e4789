/** Returns the address of a list with these parameters; null and empty ones are left out. */
export const listAddress = (
  path: string,
  parameters: Readonly<Record<string, string | null | undefined>>,
): string => {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(parameters)) if (value) query.set(name, value)
  return query.size > 0 ? `${path}?${query}` : path
}
