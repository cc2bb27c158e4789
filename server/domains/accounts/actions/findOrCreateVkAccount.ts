import { randomUUID } from 'node:crypto'
import type { Locale } from '#schema/codes/locales.ts'
import type { VkPerson } from '../../../adapters/vkid/port.ts'
import type { Db, Tx } from '../../../db/connect.ts'
import { enqueueJob } from '../../../db/enqueueJob.ts'
import { sendSecurityNotice } from '../jobs/sendSecurityNotice.job.ts'
import { supportedLocaleOrDefault } from '#schema/rules/locales/supportedLocaleOrDefault.ts'
import { findOrOpen, claimVerifiedAddress } from './claimVerifiedAddress.ts'

/**
 * Finds the account of a VK ID user: the one already linked, else the one that has confirmed the
 * phone number; else creates one. VK ID has verified the number but not the e-mail address.
 * Trusting the address would open strangers' accounts, so the person adds it later by code.
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
    // another VK account is linked already: the number logs in, as a code to it would, but the link
    // stays
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
