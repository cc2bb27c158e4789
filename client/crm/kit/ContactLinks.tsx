/** Writes to an address. */
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

/** Calls a number, however it is written. */
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
