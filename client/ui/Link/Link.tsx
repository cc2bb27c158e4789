import {
  type AnchorHTMLAttributes,
  createContext,
  type ElementType,
  type ReactNode,
  type Ref,
  useContext,
} from 'react'

export type LinkProps = AnchorHTMLAttributes<HTMLAnchorElement> & {
  href: string
  ref?: Ref<HTMLAnchorElement>
}

const LinkComponent = createContext<ElementType<LinkProps>>('a')

/**
 * Gives all links of the kit the application's router link. Without it they are plain anchors,
 * which always work.
 */
export function LinkProvider({
  component,
  children,
}: {
  component: ElementType<LinkProps>
  children: ReactNode
}) {
  return <LinkComponent value={component}>{children}</LinkComponent>
}

/** Links through the application's router if there is one. */
export function Link(props: LinkProps) {
  const Component = useContext(LinkComponent)
  return <Component {...props} />
}
