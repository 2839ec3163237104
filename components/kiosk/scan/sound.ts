'use client'
import { useCallback, useState } from 'react'
import type { Word } from './rules'

/** Frequencies in hertz, one after the other: up for yes, level for caution, low and long for no. */
const tunes: Record<Word | 'done' | 'failed' | 'alarm', { notes: number[]; length: number }> = {
  allowed: { notes: [880, 1320], length: 0.12 },
  warned: { notes: [880, 880], length: 0.16 },
  refused: { notes: [220, 165], length: 0.3 },
  unknown: { notes: [220, 165], length: 0.3 },
  done: { notes: [1320], length: 0.08 },
  failed: { notes: [165, 165, 165], length: 0.25 },
  alarm: { notes: [660, 880, 660, 880, 660, 880], length: 0.25 },
}
export type Tune = keyof typeof tunes

const KEY = 'kiosk-muted'
let context: AudioContext | undefined

function play(tune: Tune): void {
  context ??= new AudioContext()
  // Until somebody has touched the page, browsers keep it silent.
  void context.resume()
  const { notes, length } = tunes[tune]
  notes.forEach((frequency, index) => {
    const from = context!.currentTime + index * length * 1.2
    const oscillator = new OscillatorNode(context!, { frequency, type: 'square' })
    const volume = new GainNode(context!, { gain: 0.25 })
    oscillator.connect(volume).connect(context!.destination)
    oscillator.start(from)
    oscillator.stop(from + length)
  })
}

export function useSound() {
  const [isMuted, setMuted] = useState(() => localStorage.getItem(KEY) === 'yes')
  const sound = useCallback((tune: Tune) => void (isMuted || play(tune)), [isMuted])
  const toggle = () => {
    localStorage.setItem(KEY, isMuted ? 'no' : 'yes')
    setMuted(!isMuted)
  }
  return { isMuted, sound, toggle }
}
