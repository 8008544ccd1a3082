-- A round's queue may follow the disagreement of a panel of judges.
ALTER TYPE "RoundOrder" ADD VALUE 'panel';
