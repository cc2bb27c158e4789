import { useId, useRef } from 'react'
import { useIntl } from 'react-intl'
import { Form } from 'react-router'
import {
  type PhotoRefusal,
  photoTypes,
  photoUploadPath,
} from '#schema/rules/accounts/profilePhoto.ts'
import { usePagePath, useSite } from '../../../routing/site.ts'
import { Avatar } from '../../../ui/Avatar/Avatar.tsx'
import { Button } from '../../../ui/Button/Button.tsx'
import { upload } from '../../../ui/Icon/controls.ts'
import { Notice } from '../../../ui/Notice/Notice.tsx'
import css from './ProfilePhoto.module.css'
import { profilePhotoMessages as messages } from './profilePhoto.messages.ts'

/** Result of the last post about the photo. */
export type PhotoOutcome = PhotoRefusal | 'saved' | 'removed'

interface ProfilePhotoProps {
  avatar: { url: string } | null
  outcome: PhotoOutcome | null
  /** Id of the photo that was just removed and can be restored; null for none. */
  removedId: number | null
}

/**
 * The viewer's photo with a form to upload another. The file goes to its own address by a plain
 * form, which works without scripts.
 */
export function ProfilePhoto({ avatar, outcome, removedId }: ProfilePhotoProps) {
  const { formatMessage } = useIntl()
  const { visitor } = useSite()
  const pathOf = usePagePath()
  const form = useRef<HTMLFormElement>(null)
  const field = useId()
  const isBad = outcome !== null && outcome !== 'saved' && outcome !== 'removed'
  return (
    <section className={css.photo} aria-label={formatMessage(messages.photo)}>
      <Avatar name={visitor?.name ?? ''} size={112} {...(avatar && { src: avatar.url })} />
      <div className={css.body}>
        {outcome && (
          <Notice tone={isBad ? 'warning' : 'success'} role={isBad ? 'alert' : 'status'}>
            {formatMessage(messages[outcome])}{' '}
            {outcome === 'removed' && removedId !== null && (
              <Form method="post" className={css.undo}>
                <input type="hidden" name="avatarId" value={removedId} readOnly />
                <button type="submit" name="intent" value="restorePhoto" className={css.link}>
                  {formatMessage(messages.undo)}
                </button>
              </Form>
            )}
          </Notice>
        )}
        <form
          ref={form}
          method="post"
          action={photoUploadPath}
          encType="multipart/form-data"
          className={css.choose}
        >
          <input type="hidden" name="returnTo" value={pathOf('accountProfile')} readOnly />
          <label htmlFor={field} className={css.label}>
            {formatMessage(avatar ? messages.replace : messages.choose)}
          </label>
          <input
            id={field}
            type="file"
            name="photo"
            accept={photoTypes.join(',')}
            required
            className={css.file}
            aria-describedby={`${field}-hint`}
            onChange={(event) => event.target.value && form.current?.requestSubmit()}
          />
          <Button type="submit" size="s" icon={upload} className={css.send}>
            {formatMessage(messages.send)}
          </Button>
        </form>
        <p id={`${field}-hint`} className={css.hint}>
          {formatMessage(messages.hint)}
        </p>
        {avatar && (
          <Form method="post" className={css.remove}>
            <Button type="submit" name="intent" value="removePhoto" look="quiet" size="s">
              {formatMessage(messages.remove)}
            </Button>
          </Form>
        )}
      </div>
    </section>
  )
}
