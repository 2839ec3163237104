'use client'
import { Text } from '@mantine/core'
import { IconAlertTriangleFilled, IconCircleXFilled } from '@tabler/icons-react'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { RecordLink } from '@/components/record/record-link'
import { WholeCodes } from '@/components/ui/whole-words'
import type { VerdictReason } from '@/lib/domain/eligibility/eligibility/contract'
import classes from './verdict-reasons.module.css'

type Props = {
  reasons: VerdictReason[]
  /** What can be done about a reason on this page. */
  actionOf?: (reason: VerdictReason) => ReactNode
  /** Without its source in the law, for lists of many people. */
  isBrief?: boolean
}

/** Why somebody may not, or soon may not, with what puts it right. */
export const VerdictReasons = ({ reasons, actionOf, isBrief = false }: Props) => (
  <ul className={classes.list}>
    {reasons.map((reason, index) => (
      <li
        key={`${index} ${reason.code} ${reason.requirementId} ${reason.subject.id}`}
        className={classes.reason}
        data-effect={reason.effect}
      >
        {reason.effect === 'Refuse' ? (
          <IconCircleXFilled size={18} aria-hidden />
        ) : (
          <IconAlertTriangleFilled size={18} aria-hidden />
        )}
        <div className={classes.words}>
          <ReasonWords reason={reason} isBrief={isBrief} />
          {actionOf?.(reason)}
        </div>
      </li>
    ))}
  </ul>
)

function ReasonWords({ reason, isBrief }: { reason: VerdictReason; isBrief: boolean }) {
  const t = useTranslations('eligibility')
  const { text, howToFix, law, overrideId, link } = reason
  return (
    <>
      <Text fw={600}>
        <WholeCodes text={text} />
      </Text>
      <Text size="sm" c="dimmed">
        {overrideId ? (
          t('panel.passes')
        ) : (
          <>
            {t('panel.howToFix', { how: howToFix })}{' '}
            {link && link.type !== 'person' && (
              <RecordLink type={link.type} of={link.key}>
                {link.name}
              </RecordLink>
            )}
          </>
        )}
      </Text>
      {law && !isBrief && (
        <Text size="xs" c="dimmed">
          {law}
        </Text>
      )}
    </>
  )
}
