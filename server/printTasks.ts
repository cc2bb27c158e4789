import { workerData } from 'node:worker_threads'
import type { Locale } from '#schema/codes/locales.ts'
import type { MapShape } from '#schema/rules/routes/tourFiles.ts'
import { drawInvoice } from './domains/requests/papers/documents/drawInvoice.ts'
import { drawVoucher } from './domains/requests/papers/documents/drawVoucher.ts'
import type { InvoiceSheet } from './domains/requests/papers/documents/readInvoice.ts'
import type { VoucherFacts } from './domains/requests/papers/documents/readVoucher.ts'
import { drawMapSvg } from './domains/tours/map/drawMapSvg.ts'
import { drawTourSheet } from './domains/tours/sheet/drawTourSheet.ts'
import { routePoints } from './domains/tours/map/mapRevision.ts'
import { drawMapScene, type Town } from './domains/tours/map/mapScene.ts'
import { createPosterFonts } from './printing/posterFonts.ts'
import type { SheetTour } from './domains/tours/sheet/readTourFacts.ts'

export type DocumentTask =
  | {
      kind: 'map'
      shape: MapShape
      program: Parameters<typeof routePoints>[0]
      towns: readonly Town[]
    }
  | {
      kind: 'sheet'
      locale: Locale
      tour: SheetTour
      towns: readonly Town[]
      address: string
      cover: Uint8Array | null
      today: string
    }
  | { kind: 'voucher'; voucher: VoucherFacts; address: string }
  | { kind: 'invoice'; invoice: InvoiceSheet; address: string }

const [, { folder }] = workerData as [unknown, { folder: string }]
const fonts = createPosterFonts(folder)

/** Runs a task in the drawing thread: see `createDocumentPrinter`. */
const documentTask = async (task: DocumentTask): Promise<Uint8Array> => {
  if (task.kind === 'sheet') return drawTourSheet({ ...task, fonts })
  if (task.kind === 'voucher') return drawVoucher(task.voucher, fonts, task.address)
  if (task.kind === 'invoice') return drawInvoice(task.invoice, fonts, task.address)
  return Buffer.from(
    drawMapSvg(
      drawMapScene({
        route: routePoints(task.program),
        towns: task.towns,
        shape: task.shape,
        fonts,
      }),
    ),
  )
}

export default documentTask
