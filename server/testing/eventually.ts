/**
 * Waits until `holds` returns true, checking every few milliseconds. @throws after a minute, which
 * a busy machine may need
 */
export const eventually = async (holds: () => boolean): Promise<void> => {
  const deadline = performance.now() + 60_000
  while (!holds()) {
    if (performance.now() > deadline) throw new Error(`still false after 60 s: ${holds}`)
    await new Promise((resolve) => setTimeout(resolve, 2))
  }
}
