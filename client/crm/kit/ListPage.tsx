import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { useNavigation } from 'react-router'
import { Button } from '../../ui/Button/Button.tsx'
import { EmptyState } from '../../ui/EmptyState/EmptyState.tsx'
import { type CrmArea, CrmFrame } from './CrmFrame.tsx'
import type { CrmRefusal } from './crmAction.ts'
import css from './ListPage.module.css'
import { listPageMessages as messages } from './listPage.messages.ts'
import { RefusalNotice, type RefusalTexts } from './RefusalNotice.tsx'

interface ListPageProps<Reason extends string> {
  area: CrmArea
  /** Title of the document. */
  title: string
  heading: string
  /** Number of all entries, including those not on this page. */
  count: number
  /** Purpose of the page, below the heading. */
  lead?: string
  who?: string | undefined
  /** Beside the heading: a `FilterBar` or a link to another part of the list. */
  filter?: ReactNode
  /** The action's answer. */
  refusal?: CrmRefusal<Reason> | undefined
  refusalTexts?: RefusalTexts<Reason>
  /** Message about the last successful action. */
  done?: ReactNode
  /** Above the list: a form that adds an entry. */
  above?: ReactNode
  /** Heading of the list when something is above it; the count then moves beside it. */
  listHeading?: string
  /** Address of the next page of a long list; null where there is none. */
  older?: string | null
  newest?: string | null
  olderText?: string
  /** Shown instead of an empty list; left out where `children` explains that the list is empty. */
  empty?: { icon: string; title: string; text?: string; action?: ReactNode }
  /** The list: a `DataTable` or cards. */
  children: ReactNode
  /** Content below the list. */
  foot?: ReactNode
}

/**
 * A CRM page with one list: heading, count, filters, result of the last form, the list or its empty
 * state, links to its other pages.
 */
export function ListPage<Reason extends string = never>(props: ListPageProps<Reason>) {
  const {
    area,
    title,
    heading,
    lead,
    who,
    filter,
    refusal,
    refusalTexts,
    done,
    above,
    listHeading,
    older,
    newest,
  } = props
  const { formatMessage } = useIntl()
  const count = (
    <span className={css.count}>{formatMessage(messages.count, { count: props.count })}</span>
  )
  const isLoading = useNavigation().state !== 'idle'
  return (
    <CrmFrame area={area} title={title} who={who}>
      <div className={css.head}>
        <h1 className={css.heading}>
          {heading} {listHeading === undefined && count}
        </h1>
        {filter}
      </div>
      {lead && <p className={css.lead}>{lead}</p>}
      {refusal ? (
        <RefusalNotice refusal={refusal} texts={refusalTexts} className={css.outcome} />
      ) : (
        done
      )}
      {above}
      {listHeading !== undefined && (
        <h2 className={css.listHeading}>
          {listHeading} {count}
        </h2>
      )}
      {props.empty ? (
        <EmptyState icon={props.empty.icon} title={props.empty.title} action={props.empty.action}>
          {props.empty.text && <p>{props.empty.text}</p>}
        </EmptyState>
      ) : (
        <div aria-busy={isLoading} className={css.list}>
          {props.children}
        </div>
      )}
      {props.foot}
      <nav className={css.rest} aria-label={listHeading ?? heading}>
        {newest && (
          <Button size="s" href={newest}>
            {formatMessage(messages.newest)}
          </Button>
        )}
        {older && (
          <Button size="s" href={older} rel="next">
            {props.olderText ?? formatMessage(messages.older)}
          </Button>
        )}
      </nav>
    </CrmFrame>
  )
}
