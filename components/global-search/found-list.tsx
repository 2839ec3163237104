import { useWindowEvent } from '@mantine/hooks'
import { Spotlight } from '@mantine/spotlight'
import { useTranslations } from 'next-intl'
import { useEffect, useEffectEvent } from 'react'
import { IntentLink } from '@/components/ui/intent-link'
import { route } from '@/lib/platform/access/route'
import { searchDialog, tellSelected } from './store'
import type { Found, FoundGroup } from './use-found'
import classes from './search-dialog.module.css'

export const LIST_ID = 'found-everywhere'
export const optionId = (key: string) => `found-${key.replaceAll(/[^\w-]/g, '-')}`

type Props = { groups: FoundGroup[]; active: Found | undefined; selected: number }

/**
 * Opens with the row selected that was so before the records came, which stand below the pages, or with its first one.
 * Links, so that a form with unsaved input asks before one of them is followed.
 */
export function FoundList({ groups, active, selected }: Props) {
  const t = useTranslations('globalSearch')
  const select = useEffectEvent(() => tellSelected(active ? selected : 0))
  useEffect(() => select(), [])
  useWindowEvent('click', closeOnLink, { capture: true })
  return (
    <Spotlight.ActionsList id={LIST_ID} role="listbox" aria-label={t('results')}>
      {groups.map(({ kind, items }) => (
        <div key={kind} role="group" aria-label={t(`kinds.${kind}`)}>
          <div className={classes.heading} aria-hidden>
            {t(`kinds.${kind}`)}
          </div>
          {items.map((item) => (
            <IntentLink
              key={item.key}
              id={optionId(item.key)}
              href={route(item.href)}
              role="option"
              aria-selected={item === active}
              data-action
              data-selected={item === active || undefined}
              tabIndex={-1}
              className={`${Spotlight.classes.action} ${classes.option}`}
            >
              <span className={Spotlight.classes.actionBody}>
                <span className={Spotlight.classes.actionLabel}>{item.label}</span>
                {item.detail && (
                  <span className={Spotlight.classes.actionDescription}>{item.detail}</span>
                )}
              </span>
            </IntentLink>
          ))}
        </div>
      ))}
    </Spotlight.ActionsList>
  )
}

function closeOnLink({ target }: MouseEvent): void {
  if (target instanceof Element && target.closest(`#${LIST_ID} a`)) searchDialog.close()
}
