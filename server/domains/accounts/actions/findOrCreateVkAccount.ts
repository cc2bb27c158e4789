import { randomUUID } from 'node:crypto'
import type { Locale } from '#schema/codes/locales.ts'
import type { VkPerson } from '../../../adapters/vkid/port.ts'
import type { Db, Tx } from '../../../db/connect.ts'
import { enqueueJob } from '../../../db/enqueueJob.ts'
import { sendSecurityNotice } from '../jobs/sendSecurityNotice.job.ts'
import { supportedLocaleOrDefault } from '#schema/rules/locales/supportedLocaleOrDefault.ts'
import { findOrOpen, claimVerifiedAddress } from './claimVerifiedAddress.ts'

/**
 * The account of somebody whom VK ID knows: the one it opened before, else the one whose confirmed number is the person's,
 * else a new one. VK ID has proved the number; of the address it only says so, and whoever could give a stranger's address
 * there would get the account here: the address is left for the person to add by code.
 * @returns id of the user
 */
export const findOrCreateVkAccount = (db: Db, person: VkPerson, locale: Locale): Promise<number> =>
  findOrOpen(db, (tx) => findOrOpenByVk(tx, person, locale))

const findOrOpenByVk = async (tx: Tx, person: VkPerson, locale: Locale): Promise<number> => {
  const { id: vkId, phone } = person
  const known = await tx.user.findUnique({ where: { vkId }, select: { id: true } })
  if (known) return known.id
  const owner =
    phone === null ? null : await claimVerifiedAddress(tx, { kind: 'phone', value: phone })
  if (owner) {
    // another account of VK has opened it before: the number lets in, as a code to it would, and nothing is tied anew
    if (owner.vkId !== null) return owner.id
    await tx.user.update({ where: { id: owner.id }, data: { vkId } })
    if (owner.email)
      await enqueueJob(tx, sendSecurityNotice, {
        what: 'vkIdAdded',
        email: owner.email,
        name: owner.firstName,
        locale: supportedLocaleOrDefault(owner.locale),
        requestId: randomUUID(),
      })
    return owner.id
  }
  const { id } = await tx.user.create({
    data: {
      vkId,
      phone,
      isPhoneConfirmed: phone !== null,
      firstName: person.firstName.slice(0, 100),
      lastName: person.lastName.slice(0, 100),
      locale,
    },
    select: { id: true },
  })
  return id
}
