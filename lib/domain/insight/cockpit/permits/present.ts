import type { Verdict } from '@/lib/domain/eligibility/eligibility/rules'
import { employerNameIn } from '@/lib/domain/site/employers/present'
import type { PermitAhead } from '@/lib/domain/work/work-permits/ahead/rows'
import {
  presentFieldGap,
  presentWorkerGaps,
} from '@/lib/domain/work/work-permits/readiness/present'
import type { PermitGap } from '@/lib/domain/work/work-permits/readiness/contract'
import type { Actor } from '@/lib/platform/access/actor'
import { pageOf, readingPageOf } from '@/lib/platform/access/record-pages'
import { nameIn } from '@/lib/platform/i18n/names'
import { translator } from '@/lib/platform/i18n/translator'
import { MOST_OFFERS, MOST_REASONS } from '../contract'
import type { Gaps } from '../judged/queries'
import type { Shown } from '../kinds/queries'
import type { Reading } from '../reading/queries'

/** How an item names its permit. */
export function presentPermitOf(permit: PermitAhead, { context }: Reading): Shown {
  const { language } = context
  const type = translator(language, 'jsaTemplates')(`types.${permit.typeCode}`)
  const { id, permitNo, contractor, workspaceArea, rowVersion } = permit
  const company = contractor && employerNameIn(language, contractor)
  const area = workspaceArea && nameIn(language, workspaceArea)
  return {
    subject: { type: 'work-permit', id, label: permitNo },
    title: [type, company, area].filter(Boolean).join(' · '),
    employer: contractor,
    href: pageOf({ type: 'work-permit', key: id }),
    rowVersion,
  }
}

const refusalsOf = ({ reasons }: Verdict) => reasons.filter(({ effect }) => effect === 'Refuse')

/** What keeps a permit from work, with how and where it is put right. */
export function presentGaps(
  { id }: PermitAhead,
  found: Gaps | null,
  { context }: Reading,
): Required<Pick<Shown, 'reasons' | 'reasonCount' | 'can'>> {
  if (!found) return { reasons: [], reasonCount: 0, can: [] }
  const { fields, refused, untrained, sessions, booked } = found
  const gaps = [
    ...fields.map((gap) => presentFieldGap(gap, context.language)),
    ...refused.flatMap(({ verdict, path }) =>
      presentWorkerGaps(context, { ...verdict, reasons: refusalsOf(verdict) }, path),
    ),
  ]
  const offers = sessions.slice(0, MOST_OFFERS).map(({ id: sessionId, ...session }) => ({
    sessionId,
    ...session,
    personIds: untrained,
  }))
  const isOffered = ({ personId, mend }: PermitGap) =>
    mend === 'training' && personId !== undefined && untrained.includes(personId)
  const bookedOf = ({ personId, mend }: PermitGap) =>
    (mend === 'training' && personId && booked.get(personId)) || null
  // Those with an offer first, so that it is never among what is left out.
  const shown = gaps
    .toSorted((one, other) => Number(isOffered(other)) - Number(isOffered(one)))
    .slice(0, MOST_REASONS)
  return {
    reasons: shown.map((gap) => ({
      code: gap.code,
      text: gap.text,
      mend: gap.howToFix ?? null,
      personId: gap.personId,
      href: hrefOf(context.actor, gap, id),
      bookedOn: bookedOf(gap),
      offers: isOffered(gap) ? offers : [],
    })),
    reasonCount: gaps.length,
    can: offers.length > 0 ? ['enroll'] : [],
  }
}

function hrefOf(
  actor: Actor,
  { mend, link, permitId, projectId }: PermitGap,
  id: string,
): string | null {
  if (mend === 'otherPermit' && permitId) return pageOf({ type: 'work-permit', key: permitId })
  if (mend === 'permit' || mend === 'override') return pageOf({ type: 'work-permit', key: id })
  if (link) return pageOf(link)
  return projectId ? readingPageOf(actor, { type: 'project', key: projectId }) : null
}
