import styles from '../payment.module.css';

interface BarChartProps {
  label: string;
  series: readonly { name: string; colour: string }[];
  /** decimal texts, one for each series */
  bars: readonly { name: string; values: readonly string[] }[];
  format: (amount: string) => string;
}

const WIDTH = 880;
const HEIGHT = 220;
const FOOT = 24;
const MOST_BAR = 36;

/** Groups of upright bars; each names its amount on hover, and a table for screen readers stands beside. */
export function BarChart({ label, series, bars, format }: BarChartProps) {
  const highest = Math.max(1, ...bars.flatMap(({ values }) => values.map(Number)));
  const group = WIDTH / bars.length;
  const width = Math.min(MOST_BAR, (group * 0.8) / series.length);
  return (
    <figure style={{ margin: 0 }}>
      <div className={styles.legend}>
        {series.map(({ name, colour }) => (
          <span key={name}>
            <span className={styles.mark} style={{ background: colour }} />
            {name}
          </span>
        ))}
      </div>
      <svg className={styles.chart} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={label}>
        <line x1={0} x2={WIDTH} y1={HEIGHT - FOOT} y2={HEIGHT - FOOT} stroke="#8fa3b5" />
        {bars.map(({ name, values }, at) => (
          <g key={name}>
            {values.map((value, place) => {
              const height = (Number(value) / highest) * (HEIGHT - FOOT - 16);
              const x = group * at + group / 2 + (place - series.length / 2) * width;
              const of = series[place];
              return (
                <rect
                  key={of?.name}
                  x={x}
                  y={HEIGHT - FOOT - height}
                  width={width - 2}
                  height={height}
                  fill={of?.colour}
                >
                  <title>{`${name} · ${of?.name}: ${format(value)}`}</title>
                </rect>
              );
            })}
            <text x={group * at + group / 2} y={HEIGHT - 7} textAnchor="middle" fontSize={12} fill="#52657a">
              {name}
            </text>
          </g>
        ))}
      </svg>
      <table className="visually-hidden">
        <tbody>
          {bars.map(({ name, values }) => (
            <tr key={name}>
              <th>{name}</th>
              {values.map((value, place) => (
                <td key={series[place]?.name}>{format(value)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </figure>
  );
}
