/** Waits until `holds`, asking again every few milliseconds. @throws after twenty seconds */
export const eventually = async (holds: () => boolean): Promise<void> => {
  const deadline = performance.now() + 20_000
  while (!holds()) {
    if (performance.now() > deadline) throw new Error(`not so after 20 s: ${holds}`)
    await new Promise((resolve) => setTimeout(resolve, 2))
  }
}
