import { join } from 'node:path'
import { openDatabase } from '../db/openDatabase.ts'
import { readEnv } from '../env.ts'
import { startProcess } from './benchServer.ts'
import { goals } from './goals.ts'
import { createHttpClient, runParallel } from './httpClient.ts'
import { median } from './median.ts'
import { printTable, rounded } from './printFigures.ts'
import { cpuOfProcess, cpuOfTree } from './processCpu.ts'
import { judge, type Report } from './report.ts'
import { siteOperation } from './siteOperation.ts'

const requests = 1500
const warmUp = 500
const rounds = 3
const parallel = 8

/**
 * Measures the site's list operation over HTTP, in turns with bare graphql-js behind node:http with
 * a document cache.
 */
export const run = async (): Promise<Report> => {
  const directory = new URL('../../.data/bench', import.meta.url).pathname
  const database = await openDatabase(readEnv({ DATA_DIR: directory }))
  const env = { DATA_DIR: directory }
  const ours = await startProcess(join(import.meta.dirname, '../main.ts'), { env })
  const bare = await startProcess(join(import.meta.dirname, 'bareGraphqlServer.ts'), { env })
  try {
    const body = JSON.stringify({
      operationName: listOperation,
      query: siteOperation(listOperation),
      variables: listVariables,
    })
    const send = createHttpClient(parallel)
    const postgres = () => cpuOfTree(database.pid ?? 0)
    const measure = async (
      { url, pid }: { url: string; pid: number },
      count: number,
    ): Promise<number> => {
      const before = cpuOfProcess(pid) + postgres()
      await runParallel(count, parallel, async () => {
        const headers = { 'content-type': 'application/json', 'accept-encoding': 'identity' }
        const answer = await send(`${url}/graphql`, { method: 'POST', headers, body })
        const text = answer.body.toString()
        if (answer.status !== 200 || !text.includes('"totalCount"') || text.includes('"errors"'))
          throw new Error(`answered ${answer.status}: ${text.slice(0, 200)}`)
      })
      return ((cpuOfProcess(pid) + postgres() - before) / count) * 1000
    }
    for (const server of [ours, bare]) await measure(server, warmUp)
    const samples = { ours: [] as number[], bare: [] as number[] }
    for (let round = 0; round < rounds; round++) {
      samples.ours.push(await measure(ours, requests))
      samples.bare.push(await measure(bare, requests))
    }
    const [oursUs, bareUs] = [median(samples.ours), median(samples.bare)]
    printTable(
      `GraphQL over HTTP, operation ${listOperation}: CPU per request, server and PostgreSQL`,
      [
        {
          server: 'Versta (Fastify, Apollo Server)',
          µs: Math.round(oursUs),
          ratio: rounded(oursUs / bareUs),
        },
        { server: 'control: node:http, graphql-js', µs: Math.round(bareUs), ratio: 1 },
      ],
    )
    const ratio = rounded(oursUs / bareUs)
    return {
      figures: { oursUs: Math.round(oursUs), controlUs: Math.round(bareUs), ratio },
      outcomes: [judge(goals.graphql.ratio, ratio)],
    }
  } finally {
    await ours.stop()
    await bare.stop()
    await database.close()
  }
}

const listOperation = 'ListingResults'
const listVariables = { query: '', first: 20 }
