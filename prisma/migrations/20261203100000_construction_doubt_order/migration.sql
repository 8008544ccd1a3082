-- A round's queue may begin with the constructed samples that judges doubt.
ALTER TYPE "RoundOrder" ADD VALUE 'construction_doubt';
