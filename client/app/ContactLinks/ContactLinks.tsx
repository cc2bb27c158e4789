import { Icon } from '../../ui/Icon/Icon.tsx'
import { chat, mail, phone, telegram, whatsapp } from '../../ui/Icon/people.ts'
import type { LayoutQuery } from '../Layout.generated.ts'
import css from './ContactLinks.module.css'

const glyphs: Record<string, string> = { whatsapp, telegram }

/** Links to the messengers, the main phone and the e-mail address, where available. */
export function ContactLinks({
  contacts: { phones, channels },
}: {
  contacts: LayoutQuery['contacts']
}) {
  const mainPhone = phones.find(({ type }) => type === 'MAIN')
  const email = channels.find(({ kind }) => kind === 'EMAIL')
  const links = [
    ...channels
      .filter(({ kind }) => kind === 'MESSENGER')
      .map(({ code, name, url }) => ({ href: url, text: name, glyph: glyphs[code] ?? chat })),
    ...(mainPhone
      ? [
          {
            href: `tel:${mainPhone.phone.replaceAll(/[^+\d]/g, '')}`,
            text: mainPhone.formattedPhone,
            glyph: phone,
          },
        ]
      : []),
    ...(email
      ? [
          {
            href: email.url.startsWith('mailto:') ? email.url : `mailto:${email.name}`,
            text: email.name,
            glyph: mail,
          },
        ]
      : []),
  ]
  return (
    <ul className={css.links}>
      {links.map(({ href, text, glyph }) => (
        <li key={href}>
          <a href={href} className={css.link}>
            <Icon glyph={glyph} />
            {text}
          </a>
        </li>
      ))}
    </ul>
  )
}
