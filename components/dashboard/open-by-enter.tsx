'use client'
import { useEffect, useRef } from 'react'
import { useActiveTooltipDataPoints } from 'recharts'

/** Stands in a chart: Enter does with what the arrow keys have reached what a click does. */
export function OpenByEnter<Point>({ open }: { open: (point: Point) => void }) {
  const place = useRef<SVGGElement>(null)
  const [point] = useActiveTooltipDataPoints<Point>() ?? []
  useEffect(() => {
    const chart = place.current?.ownerSVGElement
    const onKey = ({ key }: KeyboardEvent) => {
      if (key === 'Enter' && point) open(point)
    }
    chart?.addEventListener('keydown', onKey)
    return () => chart?.removeEventListener('keydown', onKey)
  })
  return <g ref={place} />
}
