import css from './Logo.module.css'

/** Shows the name with its sign: a striped milepost, as on the old post roads. */
export function Logo() {
  return (
    <span className={css.logo}>
      <svg viewBox="0 0 20 32" className={css.post} aria-hidden="true">
        <path d="M10 1 16 6v4H4V6z" className={css.cap} />
        <path d="M6 10h8v22H6z" className={css.pole} />
        <path d="m6 16 8-4v4l-8 4zm0 8 8-4v4l-8 4zm0 8 8-4v4z" className={css.stripe} />
      </svg>
      Versta
    </span>
  )
}
