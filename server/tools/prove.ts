/** npm run prove -- oversell [--guard off] | journeys: prints figures and, last, one JSON object; fails when a promise was broken. */
import { failureLine } from './failureLine.ts'
import { prepareBuild } from './prepare.ts'

interface Proof {
  /**
   * Runs a proof.
   * @returns whether every promise was kept
   */
  run(args: readonly string[], onOpen: (close: () => Promise<void>) => void): Promise<boolean>
}

const proofs: Record<string, () => Promise<Proof>> = {
  oversell: () => import('../prove/oversell.ts'),
  journeys: () => import('../prove/journeys.ts'),
}

const [name = '', ...args] = process.argv.slice(2)
const load = proofs[name]
if (!load) {
  console.error(`Name one: npm run prove -- ${Object.keys(proofs).join(' | ')}`)
  process.exit(2)
}
let close = async (): Promise<void> => undefined
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.on(signal, () => void close().finally(() => process.exit(130)))
try {
  await prepareBuild()
  const kept = await (await load()).run(args, (stop) => {
    close = stop
  })
  process.exit(kept ? 0 : 1)
} catch (error) {
  console.error(failureLine(error))
  process.exit(1)
}
