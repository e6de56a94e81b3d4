import { testComputers } from '../../testing/soak/computers.ts';

testComputers('1860', ({ seats, bots }) => seats === 3 && bots === 'easy,medium:bold', 1);
