const width = 24

/** Returns a progress callback: a bar on one line in a terminal, one line at the end in a log. */
export const showProgress =
  (title: string) =>
  (done: number, of: number, what: string): void => {
    if (process.stdout.isTTY) {
      const filled = Math.round((done / of) * width)
      process.stdout.write(
        `\r${title} ${'█'.repeat(filled)}${'░'.repeat(width - filled)} ${what.padEnd(14)}${done === of ? '\n' : ''}`,
      )
    } else if (done === of) console.log(`${title}: ${what}`)
  }
