/** Links to a new e-mail to an address. */
export const EmailLink = ({
  email,
  className,
}: {
  email: string
  className?: string | undefined
}) => (
  <a className={className} href={`mailto:${encodeURIComponent(email).replaceAll('%40', '@')}`}>
    {email}
  </a>
)

/** Links to a call of a phone number in any notation. */
export const PhoneLink = ({
  phone,
  className,
}: {
  phone: string
  className?: string | undefined
}) => (
  <a className={className} href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`}>
    {phone}
  </a>
)
