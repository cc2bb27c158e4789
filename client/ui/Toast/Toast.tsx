import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { Notice, type NoticeTone } from '../Notice/Notice.tsx'
import css from './Toast.module.css'

/** Milliseconds a toast stays, unless it has the pointer or the focus. */
const stay = 7000
/** Milliseconds it takes to fade. */
const fade = 300

export type ToastMessage = {
  tone?: NoticeTone
  title?: ReactNode
  text?: ReactNode
  action?: ReactNode
  /** Milliseconds it stays; 7000 by default. */
  closeDelay?: number
}
type Toast = ToastMessage & { id: number }

const ShowToast = createContext<((message: ToastMessage) => void) | undefined>(undefined)

/**
 * Returns a function that shows a short message for a limited time. Throws outside `ToastProvider`.
 */
export function useToast(): (message: ToastMessage) => void {
  const show = useContext(ShowToast)
  if (!show) throw new Error('useToast needs ToastProvider above it')
  return show
}

type ToastProviderProps = { children: ReactNode; labels: { region: string; close: string } }

/** Keeps the page's toasts in one live region in the top layer, above dialogs, too. */
export function ToastProvider({ children, labels }: ToastProviderProps) {
  const [toasts, setToasts] = useState<readonly Toast[]>([])
  const lastId = useRef(0)
  const region = useRef<HTMLElement>(null)
  const show = useCallback((message: ToastMessage) => {
    lastId.current += 1
    const toast = { ...message, id: lastId.current }
    setToasts((shown) => [...shown.slice(-2), toast])
  }, [])
  const drop = useCallback(
    (id: number) => setToasts((shown) => shown.filter((toast) => toast.id !== id)),
    [],
  )

  // hiding and showing the region again lifts it above a dialog opened since
  const newest = toasts.at(-1)?.id
  useEffect(() => {
    const element = region.current
    if (!element?.showPopover) return
    if (element.matches(':popover-open')) element.hidePopover()
    if (newest !== undefined) element.showPopover()
  }, [newest])

  const shown = useMemo(
    () =>
      toasts.map((toast) => (
        <ToastCard key={toast.id} toast={toast} closeLabel={labels.close} onDrop={drop} />
      )),
    [toasts, labels.close, drop],
  )
  return (
    <ShowToast value={show}>
      {children}
      <section
        ref={region}
        popover="manual"
        aria-label={labels.region}
        aria-live="polite"
        className={css.region}
      >
        {shown}
      </section>
    </ShowToast>
  )
}

function ToastCard({
  toast,
  closeLabel,
  onDrop,
}: {
  toast: Toast
  closeLabel: string
  onDrop: (id: number) => void
}) {
  const [held, setHeld] = useState(false)
  const [isFading, setFading] = useState(false)
  const { id, tone = 'success', title, text, action, closeDelay = stay } = toast
  useEffect(() => {
    if (held || isFading) return
    const timer = setTimeout(setFading, closeDelay, true)
    return () => clearTimeout(timer)
  }, [held, isFading, closeDelay])
  useEffect(() => {
    if (!isFading) return
    const timer = setTimeout(onDrop, fade, id)
    return () => clearTimeout(timer)
  }, [isFading, id, onDrop])
  return (
    <Notice
      tone={tone}
      title={title}
      action={action}
      role={tone === 'danger' ? 'alert' : undefined}
      onClose={() => setFading(true)}
      closeLabel={closeLabel}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
      data-state={isFading ? 'fading' : 'shown'}
      className={css.toast}
    >
      {text}
    </Notice>
  )
}
