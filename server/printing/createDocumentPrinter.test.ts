import { afterAll, expect, test } from '@jest/globals'
import { createDocumentPrinter, PrinterBusyError } from './createDocumentPrinter.ts'

const printer = createDocumentPrinter<string>('file:///nowhere/drawing.ts', '/nowhere')
afterAll(() => printer.close())

test('rejects when twelve documents are waiting; draws the same document once for all callers', async () => {
  const { promise, reject } = Promise.withResolvers<string>()
  const waiting = Array.from({ length: 12 }, (_, index) => printer.print(`${index}`, () => promise))
  const same = printer.print('3', () => Promise.reject(new Error('drawn twice')))
  await expect(printer.print('one more', () => promise)).rejects.toBeInstanceOf(PrinterBusyError)
  reject(new Error('no such tour'))
  for (const drawing of [...waiting, same]) await expect(drawing).rejects.toThrow('no such tour')
  await expect(printer.print('after', () => promise)).rejects.toThrow('no such tour')
})
