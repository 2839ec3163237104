'use client'
import { Button } from '@mantine/core'
import { IconArrowBackUp, IconX } from '@tabler/icons-react'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Figures } from '@/components/musters/figures'
import { PointField } from '@/components/musters/finder'
import { MusterLists } from '@/components/musters/muster-lists'
import { useNameOf } from '@/components/musters/person-card'
import { useSteadyTaps } from '@/components/musters/use-steady-taps'
import type { GateList } from '@/lib/domain/gate/gate/snapshot/contract'
import type { MusterPerson } from '@/lib/domain/gate/musters/contract'
import { countsOf, type MusterStatus } from '@/lib/domain/gate/musters/rules'
import { soughtIn } from '../muster/sought'
import { forgetMuster } from '../store/kept-muster'
import { useMarking } from './use-marking'
import { useScansInField } from '@/components/musters/use-scans-in-field'
import type { RollCall } from './use-roll-call'
import { SmallFace } from './face'
import { Finder } from './finder'
import classes from './kiosk.module.css'
import { MarkAnswers } from './mark-answers'
import own from './muster.module.css'

type Props = { rollCall: RollCall; list: GateList | null; token: string; onBack: () => void }

/** A roll call on the device of a gate: the missing first, one tap or one card each, with or without a network. */
export function MusterScreen({ rollCall, list, token, onBack }: Props) {
  const t = useTranslations('kiosk.muster')
  const nameOf = useNameOf()
  const { muster, people } = rollCall
  const { mark, last, point, setPoint, problem } = useMarking(muster.id)
  const [sought, seek] = useState('')
  const onPointKey = useScansInField({ text: point, setText: setPoint, onCard: seek })
  const shown = sought ? soughtIn(sought, people, list) : people
  const counts = countsOf(people)
  const isOver = muster.endedAt !== null
  const isMeant = useSteadyTaps(people)
  const onMark = (who: MusterPerson, status: MusterStatus) => {
    if (status === 'Found' && !sought && !isMeant()) return
    seek('')
    void mark(who, status)
  }
  const putAway = () => {
    void forgetMuster()
    onBack()
  }
  const faceOf = (who: MusterPerson, size: number) => (
    <SmallFace person={who.person} name={nameOf(who)} size={size} token={token} />
  )
  return (
    <>
      {isOver && (
        <p className={classes.banner} data-word="unknown" role="status">
          {t('over')}
        </p>
      )}
      {problem && (
        <p className={classes.fault} role="alert">
          {t(problem)}
        </p>
      )}
      <MarkAnswers />
      <Figures counts={counts} />
      <Finder onText={seek} isReady={false} />
      {sought && <Sought text={sought} count={shown.length} onClear={() => seek('')} />}
      <MusterLists
        shown={shown}
        isDone={counts.missing === 0}
        mayEnd={false}
        card={{ faceOf, onMark }}
      />
      {!isOver && <PointField point={point} onChange={setPoint} onKeyDown={onPointKey} />}
      {isOver && (
        <Button size="xl" color="pine.9" onClick={putAway}>
          {t('putAway')}
        </Button>
      )}
      {last && <LastMark who={last} undo={() => onMark(last, 'Missing')} />}
    </>
  )
}

type SoughtProps = { text: string; count: number; onClear: () => void }

function Sought({ text, count, onClear }: SoughtProps) {
  const t = useTranslations('kiosk.muster')
  return (
    <div className={own.sought}>
      <p role="status">
        <strong>{t('sought', { text, count })}</strong>
      </p>
      <Button variant="default" leftSection={<IconX size={20} aria-hidden />} onClick={onClear}>
        {t('everybody')}
      </Button>
    </div>
  )
}

function LastMark({ who, undo }: { who: MusterPerson; undo: () => void }) {
  const t = useTranslations()
  const nameOf = useNameOf()
  return (
    <div className={own.last}>
      <span role="status">{t('musters.foundOf', { name: nameOf(who) })}</span>
      <Button
        variant="default"
        size="md"
        leftSection={<IconArrowBackUp size={20} aria-hidden />}
        onClick={undo}
      >
        {t('kiosk.muster.undo')}
      </Button>
    </div>
  )
}
